import type { Product } from '../api/api-types'
import { RECENT_CAPACITY } from '../constants'
import { persistedStore } from './persisted-store'
import { parseProducts, refreshed } from './stored-product'

/** Recently viewed products, newest first, in local storage under `recentItems`. */
export const $recent = persistedStore<Product[]>('recentItems', [], parseProducts)

/** Moves the product to the front, without duplicates, and trims the list (spec §4). */
export function viewProduct(product: Product): void {
  $recent.set([product, ...$recent.get().filter(({ _id }) => _id !== product._id)].slice(0, RECENT_CAPACITY))
}

/** Updates the list with the server's current product data. */
export function refreshRecent(products: readonly Product[]): void {
  $recent.set(refreshed($recent.get(), products))
}
