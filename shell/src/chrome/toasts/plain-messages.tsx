import { dismissToast, type Toast } from '@superium/shared/state'
import { useEffect, useRef } from 'react'
import { shellTexts } from '../../texts'
import { durationOf } from './duration-of'
import css from './plain-messages.module.css'

/** The messages without their list, whose code did not load; they need no further code. */
export function PlainMessages({ toasts }: { toasts: readonly Toast[] }) {
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    // Opening again moves the region above a dialog that opened later. jsdom has no popovers.
    region.current?.hidePopover?.()
    if (newest !== undefined) region.current?.showPopover?.()
  }, [newest])
  return (
    <section ref={region} popover="manual" role="alert" className={css.region}>
      {toasts.map((toast) => (
        <PlainMessage key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function PlainMessage({ toast }: { toast: Toast }) {
  const { id, message, action } = toast
  useEffect(() => {
    const duration = durationOf(toast)
    if (duration === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, toast])
  const close = (): void => dismissToast(id)
  return (
    <p className={css.message}>
      <span>{message}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={shellTexts.closeMessage} onClick={close}>
        ×
      </button>
    </p>
  )
}
