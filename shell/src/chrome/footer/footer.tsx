import { CATEGORIES } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import { shellTexts } from '../../texts'
import { Logo } from '../logo'
import css from './footer.module.css'

const columns: { title: string; links: { to: string; label: string }[] }[] = [
  { title: shellTexts.footer.shop, links: [...shellTexts.footer.shopLinks] },
  {
    title: shellTexts.footer.products,
    links: CATEGORIES.slice(0, 6).map(({ keyword, name }) => ({ to: `/category?category=${keyword}`, label: name })),
  },
  { title: shellTexts.footer.account, links: [...shellTexts.footer.accountLinks] },
]

/** The site's footer. */
export function Footer() {
  return (
    <footer className={css.footer} data-part="footer">
      <div className={css.inner}>
        <div className={css.brand}>
          <span>
            <Logo /> {shellTexts.brand}
          </span>
          <p>{shellTexts.tagline}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
