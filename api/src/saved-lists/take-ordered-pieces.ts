import type { Queries } from '../database/database'
import { together } from '../database/together'
import { mergeLines } from '../quotes/merge-lines'
import type { RequestedLine } from '../quotes/schema'
import { boundedCart } from './latest-changes'
import { type CartRow, lockLists, NO_VARIANT, readCart } from './saved-rows'
import { countChange, writeCart } from './write-rows'

/** Locks an account's saved cart until the transaction ends, and reads it. */
export async function lockCart(tx: Queries, userId: string): Promise<CartRow[]> {
  const [, rows] = await together(
    () => lockLists(tx, userId),
    () => readCart(tx, userId),
  )
  return rows
}

/**
 * Removes ordered pieces from an account's saved cart, which the caller has locked and read, in the order's
 * transaction. A line that was not saved yet is stored as removed, so that a late addition from before the order cannot
 * restore it.
 */
export async function takeOrderedPieces(
  tx: Queries,
  userId: string,
  before: readonly CartRow[],
  ordered: readonly RequestedLine[],
  at: Date,
): Promise<void> {
  const rows = mergeLines(ordered).map(({ productId, variant, quantity }): CartRow => {
    const variantId = variant ?? NO_VARIANT
    const known = before.find((row) => row.productId === productId && row.variantId === variantId)
    const left = Math.max(0, (known?.quantity ?? 0) - quantity)
    return { productId, variantId, quantity: left, changedAt: at, addedAt: known?.addedAt ?? at }
  })
  const cart = boundedCart(before, rows, at)
  await together(
    () => writeCart(tx, userId, cart.changed, cart.rows),
    () => countChange(tx, userId),
  )
}
