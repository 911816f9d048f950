import type { Product } from '../api/api-types'
import { WISHLIST_CAPACITY } from '../constants'
import { derivedStore } from './derived-store'
import { persistedStore } from './persisted-store'
import { parseProducts, refreshed } from './stored-product'

/** The wishlist, oldest first, in local storage under `wishlistItems`, shared by every tab. */
export const $wishlist = persistedStore<Product[]>('wishlistItems', [], parseProducts)

/** The ids in the wishlist. */
export const $wishlistIds = derivedStore($wishlist, (items) => new Set(items.map(({ _id }) => _id)))

/**
 * Removes the product if it is in the list, otherwise adds it and drops the oldest when the list is full (spec §4).
 * Returns whether it is in the list now.
 */
export function toggleWishlist(product: Product): boolean {
  const items = $wishlist.get()
  if (items.some(({ _id }) => _id === product._id)) {
    $wishlist.set(items.filter(({ _id }) => _id !== product._id))
    return false
  }
  $wishlist.set([...items, product].slice(-WISHLIST_CAPACITY))
  return true
}

/** Updates the list with the server's current product data, since visitors buy from it. */
export function refreshWishlist(products: readonly Product[]): void {
  $wishlist.set(refreshed($wishlist.get(), products))
}
