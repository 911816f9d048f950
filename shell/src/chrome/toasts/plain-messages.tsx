import { dismissToast, type Toast } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { shellTexts } from '../../texts'
import css from './plain-messages.module.css'
import { useTimeOut } from './use-time-out'

/** The messages without their list, whose code did not load. These need no further code. */
export function PlainMessages({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map((toast) => <PlainMessage key={toast.id} toast={toast} />)
}

function PlainMessage({ toast }: { toast: Toast }) {
  const { id, message, action } = toast
  const close = (): void => dismissToast(id)
  useTimeOut(toast, close)
  return (
    <div className={css.message}>
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
        ×
      </button>
    </div>
  )
}
