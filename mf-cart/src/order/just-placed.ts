import type { Order } from '@superium/shared/api'

let placed: Order | null = null

/** Hands the order that was placed a moment ago to its page, which thanks for it and need not load it. */
export function keepPlacedOrder(order: Order): void {
  placed = order
}

/** The order with this id, if it was placed just now; null after a reload and for any other order. */
export function justPlacedOrder(id: string): Order | null {
  return placed?._id === id ? placed : null
}

/** Ends the moment: whoever comes back to the page later is not thanked again. */
export function forgetPlacedOrder(): void {
  placed = null
}
