import { currentLines } from '@superium/shared/current-lines'
import { $wishlist, refreshCart, refreshWishlist } from '@superium/shared/state'
import { useEffect, useState } from 'react'

/** Whether the products are being refreshed, and the ids of those that are no longer sold. */
export interface Freshness {
  asking: boolean
  gone: ReadonlySet<string>
}

/**
 * Refreshes price and stock of the wishlist's products and variants when it opens, because entries may be weeks old. If
 * the request fails they stay unchanged; the cart's quote decides what is charged.
 */
export function useFreshWishlist(): Freshness {
  const [freshness, setFreshness] = useState<Freshness>({ asking: true, gone: new Set() })
  useEffect(() => {
    const control = new AbortController()
    const wishes = $wishlist.get()
    currentLines(wishes, control.signal).then(
      (products) => {
        if (control.signal.aborted) return
        refreshWishlist(products)
        refreshCart(products)
        const known = new Set(products.map(({ _id }) => _id))
        setFreshness({ asking: false, gone: new Set(wishes.flatMap(({ _id }) => (known.has(_id) ? [] : [_id]))) })
      },
      () => control.signal.aborted || setFreshness({ asking: false, gone: new Set() }),
    )
    return () => control.abort()
  }, [])
  return freshness
}
