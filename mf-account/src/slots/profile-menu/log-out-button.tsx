import { useAction } from '@superium/shared/action'
import { useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Spinner } from '@superium/shared/ui'
import { LogOut as Icon } from 'lucide-react'
import { accountTexts } from '../../texts'

const texts = accountTexts.menu

/** "Log out" (spec §4): removes user and shop token in every tab, confirms it, and goes to `/`. */
export function LogOutButton({ className, onDone }: { className: string; onDone(): void }) {
  const navigate = useNavigate()
  const { busy, act } = useAction()
  const leave = async (): Promise<void> => {
    // Imported on click, so that the menu opens without the identity SDK.
    const { logOut } = await import('@superium/shared/identity')
    await logOut()
    notify('success', texts.loggedOut)
    onDone()
    await navigate('/')
  }
  return (
    <button
      type="button"
      className={className}
      disabled={busy}
      onClick={() => void act(leave, { tell: () => texts.logOutFailed })}
    >
      {busy ? <Spinner /> : <Icon size={18} aria-hidden="true" />}
      {texts.logOut}
    </button>
  )
}
