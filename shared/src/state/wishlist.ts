import type { Product } from '../api/api-types'
import { WISHLIST_CAPACITY } from '../constants'
import type { CartProduct } from './cart-line'
import { derivedStore } from './derived-store'
import { persistedStore } from './persisted-store'
import { noteWish } from './saved-lists'
import { parseProducts, refreshed } from './stored-product'

/**
 * The wishlist, oldest first, in local storage under `wishlistItems`, shared by every tab. A product is in it once, with
 * the id and name of the variant if one was chosen.
 */
export const $wishlist = persistedStore<CartProduct[]>('wishlistItems', [], parseProducts)

/** The ids in the wishlist. */
export const $wishlistIds = derivedStore($wishlist, (items) => new Set(items.map(({ _id }) => _id)))

/**
 * Removes the product if it is in the list, otherwise adds it and drops the oldest when the list is full (spec §4).
 * Returns whether it is in the list now.
 */
export function toggleWishlist(product: CartProduct): boolean {
  const items = $wishlist.get()
  const known = items.some(({ _id }) => _id === product._id)
  noteWish(product, !known)
  $wishlist.set(known ? items.filter(({ _id }) => _id !== product._id) : [...items, product].slice(-WISHLIST_CAPACITY))
  return !known
}

/** Restores a removed wish in its place (undo), unless it was added again. */
export function restoreToWishlist(product: CartProduct, index: number): void {
  const items = $wishlist.get()
  if (items.some(({ _id }) => _id === product._id)) return
  noteWish(product, true)
  $wishlist.set([...items.slice(0, index), product, ...items.slice(index)].slice(-WISHLIST_CAPACITY))
}

/** Updates the list with the server's current product data, since visitors buy from it. */
export function refreshWishlist(products: readonly Product[]): void {
  $wishlist.set(refreshed($wishlist.get(), products))
}
