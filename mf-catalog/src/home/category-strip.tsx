import type { Category } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Picture } from '@superium/shared/ui'
import type { CSSProperties } from 'react'
import { categoryPath } from '../categories/category-path'
import css from './category-strip.module.css'
import { homeTexts } from './texts'

/** These categories in one scrolling row; one without a picture is a calm field with its name. */
export function CategoryStrip({ categories }: { categories: readonly Category[] }) {
  return (
    <nav className={css.strip} aria-label={homeTexts.categoryStrip}>
      <ul style={{ '--count': categories.length } as CSSProperties}>
        {categories.map(({ keyword, name, image }) => (
          <li key={keyword}>
            <Link to={categoryPath(keyword)} className={`${css.category} ${image ? '' : css.plain}`}>
              {image && <Picture src={image} cropped alt="" sizes="60px" className={css.picture ?? ''} />}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
