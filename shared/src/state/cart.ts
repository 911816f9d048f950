import { atom } from 'nanostores'
import type { Product } from '../api/api-types'
import { CART_LINES_MAX } from '../constants'
import { toCents } from '../money/money'
import { type CartItem, type CartProduct, lineKey, needsVariant, refreshed } from './cart-line'
import { derivedStore } from './derived-store'
import { persistedStore } from './persisted-store'
import { noteLines, noteOrder } from './saved-lists'
import { parseProducts } from './stored-product'
import { stateTexts } from './texts'
import { notify } from './toasts'

/** The key of a stored line; a variant that is not a string counts as none. */
const lineKeyOf = (product: Product): string => {
  const variant = 'variant' in product && typeof product.variant === 'string' ? product.variant : undefined
  return lineKey({ _id: product._id, ...(variant && { variant }) })
}

function parseCart(value: unknown): CartItem[] | undefined {
  return parseProducts(value, lineKeyOf)?.flatMap((product) => {
    const quantity = 'quantity' in product ? product.quantity : undefined
    return typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 ? [{ ...product, quantity }] : []
  })
}

/** The cart, in local storage under `cartItems`, shared by every tab. */
export const $cart = persistedStore<CartItem[]>('cartItems', [], parseCart)

/** How many items are in the cart. */
export const $cartCount = derivedStore($cart, (items) => items.reduce((sum, item) => sum + item.quantity, 0))

/**
 * Sum of the lines in cents, before shipping and tax, whether they can still be bought or not. The server's quote
 * decides what is charged.
 */
export const $cartSubtotalCents = derivedStore($cart, (items) =>
  items.reduce((sum, item) => sum + toCents(item.price) * item.quantity, 0),
)

/**
 * The last addition, for the "Added to cart!" notice, with the quantity of this addition. Null after it was
 * dismissed.
 */
export const $lastAdded = atom<{ item: CartItem; quantity: number } | null>(null)

/** How many of a product a cart may hold: its stock, if known. */
export function maximumQuantity(product: Pick<Product, 'stock'>): number {
  return product.stock ?? Number.POSITIVE_INFINITY
}

/** Whether the cart has no line of this product and no room for one. */
export function isCartFull(product: CartProduct): boolean {
  const items = $cart.get()
  const hasPlace = items.some(
    (item) => lineKey(item) === lineKey(product) || (item._id === product._id && needsVariant(item)),
  )
  return items.length >= CART_LINES_MAX && !hasPlace
}

/**
 * Adds `quantity` of a product (spec §4: to its line, or as a new line). Each variant has its own line; a product that
 * `needsVariant` is not added, and a stored line of it is replaced by the chosen variant. Stock is the limit, and a
 * cart that `isCartFull` gets no further line. Returns how many were added.
 */
export function addToCart(product: CartProduct, quantity = 1): number {
  if (needsVariant(product) || isCartFull(product)) return 0
  const items = $cart.get()
  const line = items.find((item) => lineKey(item) === lineKey(product))
  const before = line?.quantity ?? 0
  const after = Math.min(before + quantity, Math.max(maximumQuantity(product), before))
  if (after === before) return 0
  const item: CartItem = { ...product, quantity: after }
  const waiting = items.find((one) => one._id === product._id && needsVariant(one))
  const replaced = line ?? waiting
  const kept = items.filter((one) => one !== waiting || one === replaced)
  noteLines({ ...(waiting && { [lineKey(waiting)]: 0 }), [lineKey(item)]: after })
  $cart.set(replaced ? kept.map((one) => (one === replaced ? item : one)) : [...kept, item])
  $lastAdded.set({ item, quantity: after - before })
  return after - before
}

/** Sets a line's quantity, at least 1 and at most its stock; does nothing without such a line. */
export function setQuantity(key: string, quantity: number): void {
  const line = $cart.get().find((item) => lineKey(item) === key)
  if (!line) return
  const changed = { ...line, quantity: Math.max(1, Math.min(Math.floor(quantity), maximumQuantity(line))) }
  if (changed.quantity === line.quantity) return
  noteLines({ [key]: changed.quantity })
  $cart.set($cart.get().map((item) => (item === line ? changed : item)))
}

/** Removes a line. */
export function removeFromCart(key: string): void {
  noteLines({ [key]: 0 })
  takeOut(key)
}

function takeOut(key: string): void {
  $cart.set($cart.get().filter((item) => lineKey(item) !== key))
  const last = $lastAdded.get()?.item
  if (last && lineKey(last) === key) $lastAdded.set(null)
}

/** Restores a removed line in its place (undo). If the line exists again, adds to it, up to the stock. */
export function restoreToCart(item: CartItem, index: number): void {
  const items = $cart.get()
  const line = items.find((one) => lineKey(one) === lineKey(item))
  if (line) setQuantity(lineKey(item), line.quantity + item.quantity)
  else if (isCartFull(item)) notify('info', stateTexts.cartFull)
  else {
    noteLines({ [lineKey(item)]: item.quantity })
    $cart.set([...items.slice(0, index), item, ...items.slice(index)])
  }
}

/** Takes ordered pieces out of their lines, by line key; pieces that were added in the meantime stay. */
export function takeOrdered(pieces: Readonly<Record<string, number>>): void {
  noteOrder(Object.keys(pieces))
  for (const [key, ordered] of Object.entries(pieces)) {
    const left = ($cart.get().find((item) => lineKey(item) === key)?.quantity ?? 0) - ordered
    if (left > 0) setQuantity(key, left)
    else takeOut(key)
  }
}

/** Updates lines with the server's current product data; lines of other products stay unchanged. */
export function refreshCart(products: readonly CartProduct[]): void {
  const fresh = new Map(products.map((product) => [lineKey(product), product]))
  $cart.set(
    $cart.get().map((item) => {
      const product = fresh.get(lineKey(item)) ?? fresh.get(item._id)
      return product ? refreshed(item, product) : item
    }),
  )
}

/** Removes all lines. */
export function clearCart(): void {
  noteLines(Object.fromEntries($cart.get().map((item) => [lineKey(item), 0])))
  $cart.set([])
  $lastAdded.set(null)
}
