import type { SavedLists } from '@superium/shared/api'
import { WISHLIST_CAPACITY } from '@superium/shared/constants'
import { $cart, $wishlist, type CartItem, type CartProduct, lineKey, type SavedState } from '@superium/shared/state'
import type { Line } from './current-lines'
import { cartLines, wishLines } from './saved-lines'

/** The lines of which this device knows only the id. */
export function unknownLines(lists: SavedLists, state: SavedState): Line[] {
  const items = new Set($cart.get().map(lineKey))
  const wishes = new Set($wishlist.get().map(lineKey))
  const lines = [...cartLines(lists, state)].flatMap(([key, line]) => (items.has(key) ? [] : [line]))
  const wished = [...wishLines(lists, state).values()].filter(({ _id, variant }) => {
    return !wishes.has(lineKey({ _id, ...(variant && { variant }) }))
  })
  return [...new Map([...lines, ...wished].map((line) => [`${line._id} ${line.variant ?? ''}`, line])).values()]
}

/**
 * Replaces this device's cart and wishlist with the server's, plus the changes not sent yet. Known lines keep their
 * order and product data; `products` has the data of the others. A line whose product is not found is left out here and
 * kept by the server.
 */
export function showSavedLists(lists: SavedLists, state: SavedState, products: readonly CartProduct[]): void {
  const found = new Map(products.map((product) => [lineKey(product), product]))
  const cart = ordered($cart.get(), cartLines(lists, state), lineKey).flatMap(([key, line, item]): CartItem[] => {
    const product = item ?? found.get(key)
    return product ? [{ ...product, quantity: line.quantity }] : []
  })
  if (differs(cart, $cart.get())) $cart.set(cart)
  const wishes = ordered($wishlist.get(), wishLines(lists, state), ({ _id }) => _id).flatMap(([id, line, item]) => {
    if (item && item.variant === line.variant) return item
    // A product stays on the wishlist when its variant is no longer sold.
    return found.get(`${id} ${line.variant}`) ?? found.get(id) ?? item ?? []
  })
  const shown = wishes.slice(-WISHLIST_CAPACITY)
  if (differs(shown, $wishlist.get())) $wishlist.set(shown)
}

/** The lines to show: first those already shown, in their order. */
function ordered<L, T>(items: readonly T[], lines: Map<string, L>, keyOf: (item: T) => string): [string, L, T?][] {
  const known = items.flatMap((item): [string, L, T][] => {
    const line = lines.get(keyOf(item))
    return line ? [[keyOf(item), line, item]] : []
  })
  const keys = new Set(known.map(([key]) => key))
  return [...known, ...[...lines].filter(([key]) => !keys.has(key))]
}

/** Whether lines, quantities or order differ; product data are refreshed elsewhere. */
function differs(next: readonly (CartProduct & { quantity?: number })[], now: typeof next): boolean {
  const text = (items: typeof next) => items.map((item) => `${lineKey(item)} ${item.quantity}`).join()
  return text(next) !== text(now)
}
