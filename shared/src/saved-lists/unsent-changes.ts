import { isProductId, type SavedChanges } from '@superium/shared/api'
import type { SavedState } from '@superium/shared/state'

/** How many lines of each list one call takes, and the most pieces of a line. */
const LINES_PER_CALL = 100
const PIECES_MAX = 1000

const pieces = (quantity: number): number => Math.max(0, Math.min(PIECES_MAX, Math.floor(quantity)))

/** Product and variant of a line key; undefined for ids that were damaged in storage, which the server refuses. */
export function lineOf(key: string): { productId: string; variant?: string } | undefined {
  const [productId = '', variant] = key.split(' ')
  if (!isProductId(productId) || (variant && !isProductId(variant))) return undefined
  return { productId, ...(variant && { variant }) }
}

/** The first changes to send: a guest's lists before all others. Null when the server has everything. */
export function unsentChanges({ merge, cart, wishlist }: SavedState, now: number): SavedChanges | null {
  if (merge) return guestChanges(merge, now)
  const lines = Object.entries(cart).slice(0, LINES_PER_CALL)
  const wishes = Object.entries(wishlist).slice(0, LINES_PER_CALL)
  if (lines.length + wishes.length === 0) return null
  return {
    cart: lines.flatMap(([key, { quantity, at }]) => {
      const line = lineOf(key)
      return line ? [{ ...line, quantity: pieces(quantity), changedAt: iso(at) }] : []
    }),
    wishlist: wishes.flatMap(([id, { variant, saved, at }]) => {
      const line = lineOf(variant ? `${id} ${variant}` : id)
      return line ? [{ ...line, saved, changedAt: iso(at) }] : []
    }),
  }
}

const iso = (time: number): string => new Date(time).toISOString()

/** The newest entries, as many as one call takes: more than any cart can be ordered with. */
const newest = <T>(lines: Record<string, T>): [string, T][] => Object.entries(lines).slice(-LINES_PER_CALL)

function guestChanges({ id, cart, wishlist }: NonNullable<SavedState['merge']>, now: number): SavedChanges {
  const wishes = newest(wishlist)
  return {
    merge: id,
    cart: newest(cart).flatMap(([key, quantity]) => {
      const line = lineOf(key)
      return line ? [{ ...line, quantity: pieces(quantity), changedAt: iso(now) }] : []
    }),
    // A guest's wishes have no times, so their order gives their age.
    wishlist: wishes.flatMap(([product, variant], index) => {
      const line = lineOf(variant ? `${product} ${variant}` : product)
      return line ? [{ ...line, saved: true, changedAt: iso(now - wishes.length + index) }] : []
    }),
  }
}

/** The state without the changes that were sent; a line that changed again in the meantime stays. */
export function withoutSent(state: SavedState, sent: SavedState): SavedState {
  const left = <T extends { at: number }>(now: Record<string, T>, then: Record<string, T>): Record<string, T> => {
    const known = Object.entries(then).slice(0, LINES_PER_CALL)
    const gone = new Set(known.flatMap(([key, { at }]) => (now[key]?.at === at ? [key] : [])))
    return Object.fromEntries(Object.entries(now).filter(([key]) => !gone.has(key)))
  }
  if (sent.merge) {
    const { merge: _, ...rest } = state
    return rest
  }
  return { ...state, cart: left(state.cart, sent.cart), wishlist: left(state.wishlist, sent.wishlist) }
}
