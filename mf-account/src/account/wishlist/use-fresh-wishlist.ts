import { productsById } from '@superium/shared/api'
import { $wishlist, refreshCart, refreshWishlist } from '@superium/shared/state'
import { useEffect, useState } from 'react'

/** What is known of the wishlist's products: still being asked for, or which of them are no longer sold. */
export interface Freshness {
  asking: boolean
  gone: ReadonlySet<string>
}

/**
 * Brings the wishlist up to date when it is opened: a heart may have been clicked weeks ago, and its price and stock are
 * shown and bought from. Without an answer it stays as it is; the cart's own quote is what is charged.
 */
export function useFreshWishlist(): Freshness {
  const [freshness, setFreshness] = useState<Freshness>({ asking: true, gone: new Set() })
  useEffect(() => {
    const control = new AbortController()
    const ids = $wishlist.get().map(({ _id }) => _id)
    productsById(ids, control.signal).then(
      (products) => {
        if (control.signal.aborted) return
        refreshWishlist(products)
        refreshCart(products)
        const known = new Set(products.map(({ _id }) => _id))
        setFreshness({ asking: false, gone: new Set(ids.filter((id) => !known.has(id))) })
      },
      () => control.signal.aborted || setFreshness({ asking: false, gone: new Set() }),
    )
    return () => control.abort()
  }, [])
  return freshness
}
