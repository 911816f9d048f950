import type { Listing, Product } from '@superium/shared/api'
import { LISTING_PLACEHOLDERS } from '@superium/shared/constants'
import { memo } from 'react'
import { ProductCard } from '../product-card/product-card'
import { CardPlaceholder } from '../product-card/product-grid'
import { CRITICAL_RESULTS, RESULT_SIZES } from './result-picture-sizes'
import css from './results.module.css'
import { listingTexts } from './texts'

interface ResultsProps {
  products: readonly Product[]
  highlights: Listing['highlights']
  /** Shows 16 placeholders instead (spec §2). */
  waiting: boolean
}

/** The product grid: 2 columns on small screens, 3 on medium, 4 on extra-large (spec §2); memoized, as cards are costly. */
export const Results = memo(function Results({ products, highlights, waiting }: ResultsProps) {
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
    <ul className={css.grid} aria-label={listingTexts.products}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            sizes={RESULT_SIZES}
            critical={index < CRITICAL_RESULTS}
            highlight={highlights?.[index]}
          />
        </li>
      ))}
    </ul>
  )
})
