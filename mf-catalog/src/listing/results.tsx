import type { ListedProduct, Listing } from '@superium/shared/api'
import { LISTING_PLACEHOLDERS } from '@superium/shared/constants'
import { memo, Suspense } from 'react'
import { useItemListEvents } from '../item-list/use-item-list-events'
import { ProductCard } from '../product-card/product-card'
import { CardPlaceholder } from '../product-card/product-grid'
import { CRITICAL_RESULTS, RESULT_SIZES } from './result-picture-sizes'
import css from './results.module.css'
import { listingTexts } from './texts'

interface ResultsProps {
  products: readonly ListedProduct[]
  highlights: Listing['highlights']
  /** The list's stable id and its name, for analytics. */
  listId: string
  listName: string
  /** The index of the first product in the whole list, from 0. */
  first: number
  /** Shows 16 placeholders in place of the products (spec §2). */
  waiting: boolean
  /** Whether the list is on the page of a seller's shop. */
  inShop?: boolean
}

/**
 * The product grid: 2 columns on small screens, 3 on medium, 5 from 1,200 px (a departure). Memoized, because cards are
 * expensive. Each card hydrates separately, a touched one first.
 */
export const Results = memo(function Results({
  products,
  highlights,
  listId,
  listName,
  first,
  waiting,
  inShop = false,
}: ResultsProps) {
  const events = useItemListEvents(listId, listName, products, first)
  if (waiting) {
    return (
      <div className={css.grid} aria-hidden="true">
        {Array.from({ length: LISTING_PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
          <CardPlaceholder key={index} />
        ))}
      </div>
    )
  }
  return (
    <ul {...events} className={css.grid} aria-label={listingTexts.products}>
      {products.map((product, index) => (
        <Suspense key={product._id}>
          <li>
            <ProductCard
              product={product}
              inShop={inShop}
              sizes={RESULT_SIZES}
              critical={index < CRITICAL_RESULTS}
              highlight={highlights?.[index]}
            />
          </li>
        </Suspense>
      ))}
    </ul>
  )
})
