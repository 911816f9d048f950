import { RETURN_WINDOW_DAYS } from '@superium/shared/constants'

export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Return requested',
  'Returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderActors = ['buyer', 'seller', 'admin', 'system'] as const
export type OrderActor = (typeof orderActors)[number]

/** Which status may follow which, and who may set it (ruling on spec §4). */
const steps: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>> = {
  Pending: { Confirmed: ['admin'], Cancelled: ['buyer', 'admin'] },
  // If an order has several parcels, one can be returned while others are in transit.
  Confirmed: { Shipped: ['admin'], Cancelled: ['buyer', 'admin'], 'Return requested': ['buyer', 'admin'] },
  Shipped: { Delivered: ['admin'], 'Return requested': ['buyer', 'admin'] },
  Delivered: { 'Return requested': ['buyer', 'admin'] },
  Cancelled: {},
  'Return requested': { Returned: ['admin'] },
  Returned: {},
}

const DAY_MS = 86_400_000

/**
 * The statuses that `actor` may set now. `returnable` says whether any pieces can be returned now, see
 * `piecesToReturn`.
 */
export function nextStatuses(from: OrderStatus, actor: OrderActor, returnable: boolean): OrderStatus[] {
  return orderStatuses.filter((to) => {
    if (!steps[from][to]?.includes(actor)) return false
    return to !== 'Return requested' || returnable
  })
}

/** Whether a delivery of that date can still be returned. */
export function withinReturnWindow(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= RETURN_WINDOW_DAYS * DAY_MS
}

/** Parses a status from the database. */
export function parseStatus(text: string): OrderStatus {
  const found = orderStatuses.find((one) => one === text)
  if (found === undefined) throw new Error(`the database holds an unknown status: ${text}`)
  return found
}
