import type { AccountEntry, ProfileMenuProps } from '@superium/shared/contract'
import { Link } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { ThemeSwitch } from '@superium/shared/ui'
import { CircleHelp, Heart, Package, Store, UserRound } from 'lucide-react'
import { tabPath } from '../../account/account-tabs'
import { accountTexts } from '../../texts'
import { entryIcon } from './entry-icon'
import { LogOutButton } from './log-out-button'
import css from './profile-menu.module.css'

const texts = accountTexts.menu

const links = [
  { to: '/myaccount', label: texts.account, Icon: UserRound },
  { to: tabPath('orders'), label: texts.orders, Icon: Package },
  // The specification fixes this address (§2 "Header").
  { to: '/myaccount?num=1', label: texts.wishlist, Icon: Heart },
] as const

const helpLink = { to: '/help', label: texts.help, Icon: CircleHelp } as const
const sellLink = { to: '/become-seller', label: texts.sell, Icon: Store } as const
const deskLink = { to: '/seller', label: texts.desk, Icon: Store } as const

const withIcon = ({ to, label, icon }: AccountEntry) => ({ to, label, Icon: entryIcon(icon) })

/**
 * The profile menu (spec §2 "Header"): the signed-in user, the account's pages, other remotes' entries, the theme, Log
 * out.
 */
export default function ProfileMenu({ close, entries = [] }: ProfileMenuProps) {
  const user = useShared($user)
  if (!user) return null
  const shown = [...links, user.roles.includes('seller') ? deskLink : sellLink, ...entries.map(withIcon), helpLink]
  return (
    <div className={css.menu}>
      <div className={css.who}>
        {user.displayName && <p className={css.name}>{user.displayName}</p>}
        <p>{user.email}</p>
      </div>
      <nav aria-label={texts.label}>
        <ul>
          {shown.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className={css.item} onClick={close}>
                <Icon size={18} aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeSwitch className={css.item ?? ''} />
      <LogOutButton className={css.item ?? ''} onDone={close} />
    </div>
  )
}
