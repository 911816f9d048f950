import { formatDollars } from '@superium/shared/money'
import { Skeleton } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { cartTexts } from '../texts'
import css from './sticky-action-bar.module.css'
import type { QuoteState } from './use-quote'

/** The page's main action. On small screens it sticks to the bottom, next to the total. */
export function StickyActionBar({ state: { quote, status }, children }: { state: QuoteState; children: ReactNode }) {
  return (
    <div className={css.bar}>
      {(quote || status === 'loading') && (
        <p className={`${css.total} ${status === 'current' ? '' : css.stale}`} aria-hidden="true">
          <span>{cartTexts.totals.total}</span>
          {quote ? formatDollars(quote.orderTotal) : <Skeleton />}
        </p>
      )}
      {children}
    </div>
  )
}
