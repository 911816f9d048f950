import { TOAST_MAX, TOAST_MS } from '@superium/shared/constants'
import { $toasts, type Toast, takeToast, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect } from 'react'
import css from './snackbars.module.css'

/** Hands queued messages to notistack (spec §9: success 2 s, others 4 s, at most 20, at most 350 px wide). */
export default function Snackbars() {
  const waiting = useShared($toasts)
  useEffect(() => {
    for (const toast of waiting) {
      takeToast(toast.id)
      show(toast)
    }
  }, [waiting])
  return (
    <SnackbarProvider
      maxSnack={TOAST_MAX}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      classes={{ containerRoot: css.container ?? '' }}
    />
  )
}

function show({ id, message, variant, action }: Toast): void {
  enqueueSnackbar(message, {
    key: id,
    variant,
    // The visitor needs time to reach the action.
    autoHideDuration: variant === 'success' && !action ? TOAST_MS.success : TOAST_MS.default * (action ? 2 : 1),
    className: css.toast ?? '',
    ...(action && {
      action: (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            closeSnackbar(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      ),
    }),
  })
}
