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
  Confirmed: { Shipped: ['admin'], Cancelled: ['buyer', 'admin'] },
  Shipped: { Delivered: ['admin'] },
  Delivered: { 'Return requested': ['buyer', 'admin'] },
  Cancelled: {},
  'Return requested': { Returned: ['admin'] },
  Returned: {},
}

const DAY_MS = 86_400_000

/** The statuses that `actor` may set now. A return may be requested within 60 days of delivery. */
export function nextStatuses(from: OrderStatus, actor: OrderActor, deliveredAt: Date | null, now: Date): OrderStatus[] {
  return orderStatuses.filter((to) => {
    if (!steps[from][to]?.includes(actor)) return false
    return to !== 'Return requested' || withinReturnWindow(deliveredAt, now)
  })
}

/** Whether an order that was delivered then can still be returned. */
export function withinReturnWindow(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= RETURN_WINDOW_DAYS * DAY_MS
}

/** A status as the database holds it. */
export function parseStatus(text: string): OrderStatus {
  const found = orderStatuses.find((one) => one === text)
  if (found === undefined) throw new Error(`the database holds an unknown status: ${text}`)
  return found
}

/** When an order was delivered; the events of its returns do not count. */
export function deliveredAt(events: readonly { kind: string; status: string; at: Date }[]): Date | null {
  return events.findLast(({ kind, status }) => kind === 'status' && status === 'Delivered')?.at ?? null
}
