import { TOAST_MAX } from '@superium/shared/constants'
import { $toasts, useShared } from '@superium/shared/state'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect, useRef, useState } from 'react'
import { shellTexts } from '../../texts'
import { ToastCard } from './toast-card'
import css from './toast-list.module.css'
import { StillToasts } from './use-time-out'

/**
 * The messages, stacked by notistack in the top layer so that a dialog does not hide them. Their timers pause while the
 * pointer or the focus is on one of them. The live region exists before its first message, which would otherwise not be
 * announced.
 */
export default function ToastList() {
  const toasts = useShared($toasts)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const shown = useRef(new Set<number>())
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    // A dialog that opened later covers the list, so a new message moves it to the top again. jsdom has no popovers.
    if (newest === undefined || !region?.showPopover) return
    if (region.matches(':popover-open')) region.hidePopover()
    region.showPopover()
  }, [newest, region])
  useEffect(() => {
    if (!region) return
    const waiting = new Set(toasts.map(({ id }) => id))
    for (const id of shown.current) if (!waiting.has(id)) closeSnackbar(id)
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue
      // Each card has its own timer; all of them pause together.
      enqueueSnackbar({
        key: toast.id,
        persist: true,
        // notistack gives the element its ref.
        content: () => (
          <div>
            <ToastCard toast={toast} />
          </div>
        ),
      })
    }
    shown.current = waiting
  }, [toasts, region])
  return (
    <section
      ref={setRegion}
      popover="manual"
      aria-label={shellTexts.messages}
      aria-live="polite"
      className={css.list}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {region && (
        <StillToasts value={pointed || focused}>
          <SnackbarProvider domRoot={region} maxSnack={TOAST_MAX} classes={{ containerRoot: css.container ?? '' }} />
        </StillToasts>
      )}
    </section>
  )
}
