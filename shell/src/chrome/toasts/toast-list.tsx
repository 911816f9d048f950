import { TOAST_MAX } from '@superium/shared/constants'
import { $toasts, useShared } from '@superium/shared/state'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect, useRef } from 'react'
import { ToastCard } from './toast-card'
import css from './toast-list.module.css'

/** The messages, stacked by notistack in their region. */
export default function ToastList({ region }: { region: HTMLElement }) {
  const toasts = useShared($toasts)
  const shown = useRef(new Set<number>())
  useEffect(() => {
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
  }, [toasts])
  return <SnackbarProvider domRoot={region} maxSnack={TOAST_MAX} classes={{ containerRoot: css.container ?? '' }} />
}
