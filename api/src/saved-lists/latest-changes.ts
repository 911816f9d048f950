import { CART_LINES_MAX, WISHLIST_CAPACITY } from '@superium/shared/constants'
import type { CartRow, WishRow } from './saved-rows'

/** The maximum number of pieces per line, as in a quote. */
const PIECES_MAX = 1000

const cartKey = ({ productId, variantId }: Pick<CartRow, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId}`
const wishKey = ({ productId }: Pick<WishRow, 'productId'>): string => productId

/** The rows after a change, and those that have to be written. */
export interface Changed<T> {
  rows: T[]
  changed: T[]
}

function overlay<T>(before: readonly T[], changed: ReadonlyMap<string, T>, keyOf: (row: T) => string): Changed<T> {
  const rows = new Map(before.map((row) => [keyOf(row), row]))
  for (const [key, row] of changed) rows.set(key, row)
  return { rows: [...rows.values()], changed: [...changed.values()] }
}

/** The incoming changes that are later than the stored ones; a line keeps its position in the cart. */
export function laterLines(before: readonly CartRow[], incoming: readonly Omit<CartRow, 'addedAt'>[]): CartRow[] {
  const rows = new Map(before.map((row) => [cartKey(row), row]))
  const changed = new Map<string, CartRow>()
  for (const line of incoming) {
    const known = rows.get(cartKey(line))
    if (known && known.changedAt >= line.changedAt) continue
    const row = { ...line, addedAt: known?.addedAt ?? line.changedAt }
    rows.set(cartKey(line), row)
    changed.set(cartKey(line), row)
  }
  return [...changed.values()]
}

/** A guest's lines, added to the account's. */
export function addedLines(
  before: readonly CartRow[],
  guest: readonly Pick<CartRow, 'productId' | 'variantId' | 'quantity'>[],
  now: Date,
): CartRow[] {
  const rows = new Map(before.map((row) => [cartKey(row), row]))
  const changed = new Map<string, CartRow>()
  for (const line of guest) {
    if (line.quantity === 0) continue
    const known = rows.get(cartKey(line))
    const quantity = Math.min(PIECES_MAX, (known?.quantity ?? 0) + line.quantity)
    const row = { ...line, quantity, changedAt: now, addedAt: known?.quantity ? known.addedAt : now }
    rows.set(cartKey(line), row)
    changed.set(cartKey(line), row)
  }
  return [...changed.values()]
}

/** The incoming changes of wishes that are later than the stored ones. */
export function laterWishes(before: readonly WishRow[], incoming: readonly WishRow[]): WishRow[] {
  const rows = new Map(before.map((row) => [wishKey(row), row]))
  const changed = new Map<string, WishRow>()
  for (const wish of incoming) {
    const known = rows.get(wishKey(wish))
    if (known && known.changedAt >= wish.changedAt) continue
    rows.set(wishKey(wish), wish)
    changed.set(wishKey(wish), wish)
  }
  return [...changed.values()]
}

/** A guest's wishes that the account does not have, or has without a variant. */
export function addedWishes(before: readonly WishRow[], guest: readonly WishRow[]): WishRow[] {
  const rows = new Map(before.map((row) => [wishKey(row), row]))
  return guest.filter((wish) => {
    const known = rows.get(wishKey(wish))
    return wish.saved && !(known?.saved && (known.variantId ?? wish.variantId) === known.variantId)
  })
}

/** The cart after the change; if it has too many lines, the oldest are removed. */
export function boundedCart(
  before: readonly CartRow[],
  changes: readonly CartRow[],
  now: Date,
): Changed<CartRow> & { dropped: number } {
  const changed = new Map(changes.map((row) => [cartKey(row), row]))
  const live = overlay(before, changed, cartKey).rows.filter(({ quantity }) => quantity > 0)
  const oldest = live.toSorted((a, b) => +a.addedAt - +b.addedAt).slice(0, Math.max(0, live.length - CART_LINES_MAX))
  for (const row of oldest) changed.set(cartKey(row), { ...row, quantity: 0, changedAt: now })
  return { ...overlay(before, changed, cartKey), dropped: oldest.length }
}

/** The wishlist after the change; if it has too many wishes, the oldest are removed (spec §4). */
export function boundedWishes(before: readonly WishRow[], changes: readonly WishRow[]): Changed<WishRow> {
  const changed = new Map(changes.map((row) => [wishKey(row), row]))
  const live = overlay(before, changed, wishKey).rows.filter(({ saved }) => saved)
  const oldest = live
    .toSorted((a, b) => +a.changedAt - +b.changedAt)
    .slice(0, Math.max(0, live.length - WISHLIST_CAPACITY))
  for (const row of oldest) changed.set(wishKey(row), { ...row, saved: false })
  return overlay(before, changed, wishKey)
}
