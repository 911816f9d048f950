import type { Order } from '@superium/shared/api'
import { StatusChip } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import { OrderDate } from './order-date'
import css from './orders.module.css'

/** An order's number, status and day. */
export function OrderHeading({ order }: { order: Order }) {
  return (
    <div className={css.facts}>
      <h3>#{order.orderNumber}</h3>
      <StatusChip status={order.status} />
      <p>
        {accountTexts.orders.placed} <OrderDate at={order.createdAt} />
      </p>
    </div>
  )
}
