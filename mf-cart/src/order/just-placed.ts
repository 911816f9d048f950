import type { Order } from '@superium/shared/api'

/** An order that was placed a moment ago. `earlier`: by an attempt before the shopper changed something. */
export interface JustPlaced {
  order: Order
  earlier: boolean
}

let placed: JustPlaced | null = null

/** Hands the order that was placed a moment ago to its page, which thanks for it and need not load it. */
export function keepPlacedOrder(order: Order, { earlier = false } = {}): void {
  placed = { order, earlier }
}

/** The order with this id, if it was placed just now; null after a reload and for any other order. */
export function justPlacedOrder(id: string): JustPlaced | null {
  return placed?.order._id === id ? placed : null
}

/** Ends the moment: whoever comes back to the page later is not thanked again. */
export function forgetPlacedOrder(): void {
  placed = null
}
