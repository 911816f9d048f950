import { Link, useLocation } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { IconButton, Popover } from '@superium/shared/ui'
import { entriesAt, isShownTo } from '../../menu-entries/entries-at'
import type { Remotes } from '../../remotes/create-remotes'
import { Slot } from '../../slots/slot'
import { shellTexts } from '../../texts'
import { returnState } from '../return-state'
import { ThemeButton } from '../theme/theme-button'
import css from './account-area.module.css'
import { ProfileIcon } from './profile-icon'

/**
 * Signup, Login and the theme for anonymous visitors, the profile button for signed-in ones (spec §2); an empty box while
 * unknown.
 */
export function AccountArea({ remotes }: { remotes: Remotes }) {
  const session = useShared($session)
  const state = returnState(useLocation())
  if (session.status === 'loading') return <div className={css.place} />
  if (session.status === 'signed-in') {
    const entries = entriesAt(remotes, 'account').filter((one) => isShownTo(one, session))
    return (
      <Popover
        label={shellTexts.profile}
        trigger={
          <IconButton label={shellTexts.profile}>
            <ProfileIcon key={session.user.photoURL} photoURL={session.user.photoURL} />
          </IconButton>
        }
      >
        {(close) => <Slot name="profile-menu" remotes={remotes} props={{ close, entries }} />}
      </Popover>
    )
  }
  return (
    <div className={css.guest}>
      <nav className={css.links} aria-label={shellTexts.createAccount}>
        <Link to="/signup" state={state}>
          {shellTexts.signup}
        </Link>
        <Link to="/signin" state={state}>
          {shellTexts.login}
        </Link>
      </nav>
      <ThemeButton />
    </div>
  )
}
