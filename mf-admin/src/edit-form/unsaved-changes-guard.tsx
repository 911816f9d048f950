import { useFormikContext } from '@superium/shared/forms'
import { useUnsaved } from '@superium/shared/kept-page'
import { useBlocker } from '@superium/shared/router'
import { Button, Dialog, firstFocus } from '@superium/shared/ui'
import { useEffect } from 'react'
import { leaveTexts as texts } from './texts'

/** Asks before a navigation loses unsaved changes of the surrounding form or of other parts of the page. */
export function UnsavedChangesGuard({ elsewhere = false }: { elsewhere?: boolean }) {
  const { dirty, isSubmitting } = useFormikContext()
  // A successful save navigates away and must not be blocked.
  const unsaved = (dirty && !isSubmitting) || elsewhere
  // Also counts during a save, which may discover that the session has ended.
  useUnsaved(dirty || elsewhere)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  const stay = (): void => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button {...firstFocus} onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  )
}
