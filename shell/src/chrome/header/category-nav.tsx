import { CATEGORIES } from '@superium/shared/constants'
import { Link, useLocation, useSearchParams } from '@superium/shared/router'
import { shellTexts } from '../../texts'
import css from './category-nav.module.css'

/** All products and the categories, one line below the header on wide screens; the home page has its own row. */
export function CategoryNav() {
  const [params] = useSearchParams()
  const current = params.get('category')
  if (useLocation().pathname === '/') return null
  return (
    <nav className={css.nav} aria-label={shellTexts.categories}>
      <ul>
        <li>
          <Link to="/products">{shellTexts.allProducts}</Link>
        </li>
        {CATEGORIES.map(({ keyword, name }) => (
          <li key={keyword}>
            <Link to={`/category?category=${keyword}`} aria-current={current === keyword ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
