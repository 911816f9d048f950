import { Button } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '../format/format-number'
import { texts } from '../texts'
import { lastPage, pageButtons } from './page-buttons'
import css from './pager.module.css'

interface PagerProps {
  /** Counted from 0. */
  page: number
  size: number
  count: number
  onPage(page: number): void
}

/** At most three page buttons with an ellipsis and the last page; Prev and Next are disabled at the ends (spec §9). */
export function Pager({ page, size, count, onPage }: PagerProps) {
  const last = lastPage(count, size)
  const buttons = pageButtons(page, last)
  const { listing } = texts
  return (
    <nav className={css.pager} aria-label={listing.paging}>
      <Button variant="secondary" size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden="true" />
        {listing.previous}
      </Button>
      {buttons.map((number) => (
        <button
          key={number}
          type="button"
          className={css.page}
          aria-label={listing.page(number + 1)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {formatNumber(number + 1)}
        </button>
      ))}
      {!buttons.includes(last) && (
        <>
          <span aria-hidden="true">…</span>
          <button
            type="button"
            className={css.page}
            aria-label={listing.lastPage(last + 1)}
            onClick={() => onPage(last)}
          >
            {formatNumber(last + 1)}
          </button>
        </>
      )}
      <Button variant="secondary" size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {listing.next}
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  )
}
