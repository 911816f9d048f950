/** What an event of an order's timeline tells. */
export const orderEventKinds = [
  'status',
  'paid',
  'tracking',
  'lines-cancelled',
  'return-requested',
  'return-accepted',
  'return-refused',
  'expired',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]
