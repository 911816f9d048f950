import { Link } from '@superium/shared/router'
import { IconButton, late } from '@superium/shared/ui'
import { Menu, Search, Tag } from 'lucide-react'
import { entriesAt } from '../../menu-entries/entries-at'
import type { Remotes } from '../../remotes/create-remotes'
import { shellTexts } from '../../texts'
import { Logo } from '../logo'
import { SearchForm } from '../search/search-form'
import { AccountArea } from './account-area'
import { CartButton } from './cart-button'
import { CategoryNav } from './category-nav'
import { entriesInHeader, MOST_IN_HEADER } from './entries-in-header'
import css from './header.module.css'
import { HeaderEntries } from './header-entries'
import { HEADER_ID } from './header-id'
import { WishlistButton } from './wishlist-button'

interface HeaderProps {
  remotes: Remotes
  onMenu(): void
  /** Opens the search of small screens. */
  onSearch(): void
}

/** The drawer's button stays visible when the header has no room for all entries of remotes. */
const menuClass = (entries: number): string =>
  `${css.menu} ${(entries > MOST_IN_HEADER && css.kept) || (entries > 0 && css.keptLonger) || ''}`

/** The sticky header (spec §2). On a phone it also has the search if a page's own bar replaces the bottom bar. */
export function Header({ remotes, onMenu, onSearch }: HeaderProps) {
  const all = entriesAt(remotes, 'header').length
  return (
    <header id={HEADER_ID} className={css.header} data-part="header">
      <div className={css.bar}>
        <IconButton {...late('menu')} label={shellTexts.menu.open} className={menuClass(all)} onClick={onMenu}>
          <Menu size={22} aria-hidden="true" />
        </IconButton>
        <Link to="/" className={css.brand} aria-label={shellTexts.home}>
          <Logo />
          <span>{shellTexts.brand}</span>
        </Link>
        <div className={css.search}>
          <SearchForm id="header-search" remotes={remotes} />
        </div>
        <Link to="/products?collection=on-sale" className={css.offers}>
          <Tag size={18} aria-hidden="true" />
          {shellTexts.offers}
        </Link>
        <HeaderEntries entries={entriesInHeader(remotes)} />
        <IconButton {...late('search')} label={shellTexts.search.submit} className={css.find} onClick={onSearch}>
          <Search size={20} aria-hidden="true" />
        </IconButton>
        <AccountArea remotes={remotes} />
        <WishlistButton remotes={remotes} />
        <CartButton remotes={remotes} />
      </div>
      <CategoryNav />
    </header>
  )
}
