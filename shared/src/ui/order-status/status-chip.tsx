import type { OrderStatus } from '../../api/api-types'
import { Chip } from '../chip/chip'

/** Amber: waits for the shop; green: on its way; red: cancelled; plain: finished. */
const tones = {
  Pending: 'warn',
  Confirmed: 'accent',
  Shipped: 'accent',
  Delivered: 'plain',
  Cancelled: 'sale',
  'Return requested': 'warn',
  Returned: 'plain',
} as const

/** An order's status. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return <Chip tone={tones[status]}>{status}</Chip>
}
