import { useSearchParams } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './page-links.module.css'
import { PAGE_SIZES, readTableQuery } from './table-query'
import { listingTexts as texts } from './texts'
import { useTableQuery } from './use-table-query'

interface PageLinksProps {
  /** URLs of the previous and next page; absent if there is none. */
  previous?: string
  next?: string
  /** The number of rows, as text. */
  children: ReactNode
}

/** The common part of all pagers: the number of rows, the page size, and links to the previous and next page. */
export function PageLinks({ previous, next, children }: PageLinksProps) {
  const { change } = useTableQuery()
  const { size } = readTableQuery(useSearchParams()[0])
  return (
    <nav className={css.pager} aria-label={texts.pages}>
      <span>{children}</span>
      <label>
        {texts.rows}{' '}
        <select value={size} onChange={({ target }) => change({ size: target.value })}>
          {PAGE_SIZES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <span className={css.links}>
        {previous && (
          <ButtonLink to={previous} variant="secondary" size="small">
            <ChevronLeft size={16} aria-hidden="true" />
            {texts.previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} variant="secondary" size="small">
            {texts.next}
            <ChevronRight size={16} aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
