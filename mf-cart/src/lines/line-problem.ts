import { isProductId, type Quote } from '@superium/shared/api'
import { type CartItem, maximumQuantity, needsVariant } from '@superium/shared/state'
import { findQuoteLine } from '../quote/find-quote-line'

/** Why a line cannot be ordered as it is. */
export type LineProblem =
  | { kind: 'gone' | 'no-variant' | 'own-shop' | 'not-yet' | 'sold-out' }
  | { kind: 'short'; available: number }

/** The problem of a line, or null. `gone` marks a product that the server no longer knows. */
export function lineProblem(item: CartItem, gone: boolean, quote: Quote | null): LineProblem | null {
  if (gone || !isProductId(item._id)) return { kind: 'gone' }
  if (needsVariant(item)) return { kind: 'no-variant' }
  const line = findQuoteLine(quote, item)
  if (line?.ownShop) return { kind: 'own-shop' }
  if ((line ?? item).status === 'up-coming') return { kind: 'not-yet' }
  // The quote caps `available` at its own quantity, so a quote for another quantity is useless here.
  const quoted = line?.quantity === item.quantity ? line.available : Number.POSITIVE_INFINITY
  const available = Math.min(quoted, maximumQuantity(item))
  if (available >= item.quantity) return null
  return available > 0 ? { kind: 'short', available } : { kind: 'sold-out' }
}
