import type { OrderStatus } from '@superium/shared/api'
import { Chip } from '@superium/shared/ui'

const TONES: Record<OrderStatus, 'plain' | 'accent' | 'warn'> = {
  Pending: 'warn',
  Confirmed: 'accent',
  Shipped: 'accent',
  Delivered: 'accent',
  Cancelled: 'plain',
  'Return requested': 'warn',
  Returned: 'plain',
}

/** Where an order really stands. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return <Chip tone={TONES[status]}>{status}</Chip>
}
