import { Button, late } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '../format/format-number'
import { lastPage, pageButtons } from './page-buttons'
import css from './pager.module.css'
import { paginationTexts } from './texts'

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
  return (
    <nav className={css.pager} aria-label={paginationTexts.pages}>
      <Button
        {...late('page:previous')}
        variant="secondary"
        size="small"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {paginationTexts.previous}
      </Button>
      {buttons.map((number) => (
        <button
          key={number}
          {...late(`page:${number}`)}
          type="button"
          className={css.page}
          aria-label={paginationTexts.page(number + 1)}
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
            {...late(`page:${last}`)}
            type="button"
            className={css.page}
            aria-label={paginationTexts.lastPage(last + 1)}
            onClick={() => onPage(last)}
          >
            {formatNumber(last + 1)}
          </button>
        </>
      )}
      <Button
        {...late('page:next')}
        variant="secondary"
        size="small"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {paginationTexts.next}
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  )
}
