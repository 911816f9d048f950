import { useBlocker } from '@superium/shared/router'
import { Button, Dialog } from '@superium/shared/ui'
import { useEffect } from 'react'
import { accountTexts } from '../texts'
import { accountTabs, tabPath } from './account-tabs'

const texts = accountTexts.account.leave

const isTab = (pathname: string): boolean => accountTabs.some((tab) => tabPath(tab) === pathname)

/** Asks before unsaved account information is lost by leaving the account area; its tabs keep them. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => unsaved && !isTab(nextLocation.pathname))
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
