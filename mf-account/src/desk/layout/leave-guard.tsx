import { useBlocker } from '@superium/shared/router'
import { Button, Dialog } from '@superium/shared/ui'
import { useEffect } from 'react'
import { deskTexts } from '../desk-texts'

const texts = deskTexts.leave

/** Asks before unsaved changes are lost by navigation or by closing the page. A page has one: the router knows one at a time. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
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
          <Button onClick={stay}>{texts.stay}</Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  )
}
