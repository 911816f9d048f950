import { Link } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { late } from '@superium/shared/ui'
import { LogIn, Menu, Search, Tag, User } from 'lucide-react'
import { shellTexts } from '../../texts'
import css from './bottom-bar.module.css'

/** The bar at the bottom of small screens (spec §2): Account or Login, Search, Offers, Menu. */
export function BottomBar({ onSearch, onMenu }: { onSearch(): void; onMenu(): void }) {
  const { status } = useShared($session)
  const signedIn = status === 'signed-in'
  return (
    <nav className={css.bar} data-part="bottom bar" aria-label={shellTexts.bottomBar}>
      <Link to={signedIn ? '/myaccount' : '/signin'}>
        {signedIn ? <User size={20} aria-hidden="true" /> : <LogIn size={20} aria-hidden="true" />}
        {signedIn ? shellTexts.account : shellTexts.login}
      </Link>
      <button type="button" {...late('bar-search')} onClick={onSearch}>
        <Search size={20} aria-hidden="true" />
        {shellTexts.search.submit}
      </button>
      <Link to="/products?collection=on-sale">
        <Tag size={20} aria-hidden="true" />
        {shellTexts.offers}
      </Link>
      <button type="button" {...late('bar-menu')} onClick={onMenu}>
        <Menu size={20} aria-hidden="true" />
        {shellTexts.menu.label}
      </button>
    </nav>
  )
}
