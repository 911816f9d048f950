import type { Product } from '../api/api-types'
import { WISHLIST_CAPACITY } from '../constants'
import { derived } from './derived-store'
import { persisted } from './persisted-store'
import { parseProducts, refreshed } from './stored-product'

/** The wishlist, oldest first, in local storage under `wishlistItems`, shared by every tab. */
export const $wishlist = persisted<Product[]>('wishlistItems', [], parseProducts)

/** The ids in the wishlist, for hearts. */
export const $wishlistIds = derived($wishlist, (items) => new Set(items.map(({ _id }) => _id)))

/**
 * Takes the product out when it is in, else adds it; when the list holds the capacity or more, the oldest is dropped
 * first (spec §4). Returns whether it is in now.
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

/** Takes the server's present product facts (price, stock) over; a list that is shown or bought from must be true. */
export function refreshWishlist(products: readonly Product[]): void {
  $wishlist.set(refreshed($wishlist.get(), products))
}
