import type { OrderStatus } from '@superium/shared/api'
import { Chip } from '@superium/shared/ui'

/** Amber waits for the shop, green is on its way, red is off; what is over is plain. */
const tones = {
  Pending: 'warn',
  Confirmed: 'accent',
  Shipped: 'accent',
  Delivered: 'plain',
  Cancelled: 'sale',
  'Return requested': 'warn',
  Returned: 'plain',
} as const

/** Where an order stands. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return <Chip tone={tones[status]}>{status}</Chip>
}
