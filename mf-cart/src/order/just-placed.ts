import type { Order } from '@superium/shared/api'

/** A just placed order. `earlier`: an earlier attempt placed it, before the shopper changed something. */
export interface JustPlaced {
  order: Order
  earlier: boolean
}

let placed: JustPlaced | null = null

/** Passes a placed order to its page, which shows a thank-you and need not load it. */
export function keepPlacedOrder(order: Order, { earlier = false } = {}): void {
  placed = { order, earlier }
}

/** The order with this id if it was just placed; null after a reload and for any other order. */
export function justPlacedOrder(id: string): JustPlaced | null {
  return placed?.order._id === id ? placed : null
}

/** Prevents another thank-you when the shopper returns to the page. */
export function forgetPlacedOrder(): void {
  placed = null
}
