import { Link } from '@superium/shared/router'
import { uiTexts } from '../texts'
import css from './breadcrumbs.module.css'

/** The page's place in the site (APG breadcrumb); the last item is the page itself and has no link. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav className={css.breadcrumbs} aria-label={uiTexts.breadcrumbs}>
      <ol>
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
