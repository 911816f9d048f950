import type { Order } from '@superium/shared/api'

let placed: Order | null = null

/** Passes a placed order to its page, which shows a thank-you and need not load it. */
export function keepPlacedOrder(order: Order): void {
  placed = order
}

/** The order with this id if it was just placed; null after a reload and for any other order. */
export function justPlacedOrder(id: string): Order | null {
  return placed?._id === id ? placed : null
}

/** Prevents another thank-you when the shopper returns to the page. */
export function forgetPlacedOrder(): void {
  placed = null
}
