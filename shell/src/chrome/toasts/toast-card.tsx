import { dismissToast, type Toast } from '@superium/shared/state'
import { Button, Spinner } from '@superium/shared/ui'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { shellTexts } from '../../texts'
import css from './toast-card.module.css'
import { useSwipeAway } from './use-swipe-away'
import { useTimeOut } from './use-time-out'

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info }

/** One message with its action and a button that closes it; a swipe or Escape closes it, too. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, message, variant, action } = toast
  const close = (): void => dismissToast(id)
  useTimeOut(toast, close)
  const swipe = useSwipeAway(close)
  const Icon = variant === 'loading' ? undefined : ICONS[variant]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swipe and Escape are shortcuts of the button
    <div className={`${css.card} ${css[variant]}`} {...swipe} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <span className={css.icon}>{Icon ? <Icon size={18} aria-hidden="true" /> : <Spinner />}</span>
      <p>{message}</p>
      {action && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className={css.close} aria-label={shellTexts.closeMessage} onClick={close}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
