import { useUnsaved } from '@superium/shared/kept-page'
import { useBlocker } from '@superium/shared/router'
import { Button, Dialog, firstFocus } from '@superium/shared/ui'
import { useEffect } from 'react'

interface LeaveGuardProps {
  unsaved: boolean
  texts: { title: string; text: string; leave: string; stay: string }
  /** Whether the page at a path keeps the changes; by default, only the current page does. */
  keeps?: (path: string) => boolean
}

/**
 * Asks for confirmation before navigation or closing the page loses unsaved changes. One per page, because the router
 * supports one blocker at a time.
 */
export function LeaveGuard({ unsaved, texts, keeps }: LeaveGuardProps) {
  useUnsaved(unsaved)
  const blocker = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: next } }) =>
      unsaved && !(keeps ? keeps(next) : next === here),
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
