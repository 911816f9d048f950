import type { Category } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Picture } from '@superium/shared/ui'
import type { CSSProperties } from 'react'
import { categoryPath } from '../categories/category-path'
import css from './category-strip.module.css'
import { homeTexts } from './texts'

/** All categories in one scrolling row. */
export function CategoryStrip({ categories }: { categories: readonly Category[] }) {
  return (
    <nav className={css.strip} aria-label={homeTexts.categoryStrip}>
      <ul style={{ '--count': categories.length } as CSSProperties}>
        {categories.map(({ keyword, name, image }) => (
          <li key={keyword}>
            <Link to={categoryPath(keyword)} className={css.category}>
              <Picture src={image || undefined} cropped alt="" sizes="60px" className={css.picture ?? ''} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
