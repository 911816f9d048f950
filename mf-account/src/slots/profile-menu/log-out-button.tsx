import { useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Spinner } from '@superium/shared/ui'
import { LogOut as Icon } from 'lucide-react'
import { useState } from 'react'
import { accountTexts } from '../../texts'

const texts = accountTexts.menu

/** "Log out" (spec §4): removes user and shop token in every tab, confirms it, and goes to `/`. */
export function LogOutButton({ className, onDone }: { className: string; onDone(): void }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    try {
      // Imported on click, so that the menu opens without the identity SDK.
      const { logOut } = await import('@superium/shared/identity')
      await logOut()
      notify('success', texts.loggedOut)
      onDone()
      await navigate('/')
    } catch {
      notify('error', texts.logOutFailed)
      setBusy(false)
    }
  }
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void leave()}>
      {busy ? <Spinner /> : <Icon size={18} aria-hidden="true" />}
      {texts.logOut}
    </button>
  )
}
