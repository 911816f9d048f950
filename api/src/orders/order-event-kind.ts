/** The kinds of events in an order's timeline. */
export const orderEventKinds = [
  'status',
  'paid',
  'cash-confirmed',
  'parcel',
  'parcel-delivered',
  'tracking',
  'lines-cancelled',
  'return-requested',
  'return-accepted',
  'return-refused',
  'expired',
  'refunded',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]
