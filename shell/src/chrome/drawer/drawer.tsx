import { CATEGORIES } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import { Dialog } from '@superium/shared/ui'
import type { Remotes } from '../../remotes/create-remotes'
import { hasPage } from '../../remotes/has-page'
import { shellTexts } from '../../texts'
import { SocialLinks } from '../social/social-links'
import { ThemeChoice } from '../theme/theme-choice'
import { CreateAccount } from './create-account'
import css from './drawer.module.css'
import { DrawerEntries } from './drawer-entries'

const texts = shellTexts.menu

/** The menu of small screens (spec §2 "Mobile drawer"): signing up, shop links, categories, theme, social links. */
export function Drawer({ open, onClose, remotes }: { open: boolean; onClose(): void; remotes: Remotes }) {
  return (
    <Dialog open={open} onClose={onClose} title={shellTexts.brand} look="sheet-left">
      <CreateAccount onFollow={onClose} />
      <nav aria-label={texts.label} className={css.nav} data-part="menu">
        <ul className={css.links}>
          {texts.links
            .filter(({ to }) => hasPage(remotes, to))
            .map(({ to, label }) => (
              <li key={label}>
                <Link to={to} onClick={onClose}>
                  {label}
                </Link>
              </li>
            ))}
          <DrawerEntries remotes={remotes} onFollow={onClose} />
        </ul>
        <h3>{shellTexts.categories}</h3>
        <ul className={css.categories}>
          {CATEGORIES.map(({ keyword, name }) => (
            <li key={keyword}>
              <Link to={`/category?category=${keyword}`} onClick={onClose}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.end}>
        <ThemeChoice />
        <SocialLinks />
      </div>
    </Dialog>
  )
}
