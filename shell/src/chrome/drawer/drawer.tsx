import { CATEGORIES } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import { Dialog, ThemeSwitch } from '@superium/shared/ui'
import { shellTexts } from '../../texts'
import css from './drawer.module.css'

/** The menu of small screens (spec §2): shop links, categories, theme. */
export function Drawer({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title={shellTexts.brand} look="sheet-left">
      <nav aria-label={shellTexts.menu.label} className={css.nav} data-part="menu">
        <ul>
          {shellTexts.menu.links.map(({ to, label }) => (
            <li key={label}>
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
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
        <ThemeSwitch />
      </nav>
    </Dialog>
  )
}
