import { type Product, productsById } from '@superium/shared/api'
import { RECENTLY_VIEWED_SHOWN, RELATED_SHOWN } from '@superium/shared/constants'
import { Deferred } from '@superium/shared/loading'
import { $recent, refreshRecent, useShared } from '@superium/shared/state'
import { Skeleton } from '@superium/shared/ui'
import { useEffect } from 'react'
import css from './other-products.module.css'
import { ProductRow } from './product-row'
import { productDetailTexts } from './texts'

interface OtherProductsProps {
  current: Product
  related: Promise<readonly Product[] | null>
}

/**
 * One row of five cards: Related Products, the first three of the same category, beside Recently Viewed, items 2 and 3
 * of that list (spec §9). More related products fill the row while the recent list is short.
 */
export default function OtherProducts({ current, related }: OtherProductsProps) {
  const recent = useRecentlyViewed(current)
  const shown = RELATED_SHOWN + RECENTLY_VIEWED_SHOWN - recent.length
  return (
    <div className={css.rows}>
      <Deferred data={related} pending={<Waiting />}>
        {(list) => <ProductRow id="related" title={productDetailTexts.related} products={list.slice(0, shown)} />}
      </Deferred>
      <ProductRow id="recently-viewed" title={productDetailTexts.recent} products={recent} />
    </div>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true" className={css.waiting}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} ratio="3 / 4" />
      ))}
    </div>
  )
}

/**
 * Items 2 and 3 of the recent list (spec §9). Puts the current product first, because the page records it only after
 * mounting, and refreshes the stored products.
 */
function useRecentlyViewed(current: Product): Product[] {
  useEffect(() => {
    const control = new AbortController()
    const ids = $recent.get().flatMap(({ _id }) => (_id === current._id ? [] : [_id]))
    // If the request fails, the stored prices stay.
    productsById(ids, control.signal).then(refreshRecent, () => {})
    return () => control.abort()
  }, [current._id])
  const recent = useShared($recent).filter(({ _id }) => _id !== current._id)
  return [current, ...recent].slice(1, 1 + RECENTLY_VIEWED_SHOWN)
}
