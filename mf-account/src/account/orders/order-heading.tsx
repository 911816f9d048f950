import type { Order } from '@superium/shared/api'
import { OrderDate } from '@superium/shared/orders'
import { StatusChip } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
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
      {order.payment.state === 'waiting' && <p className={css.waiting}>{accountTexts.orders.waiting}</p>}
    </div>
  )
}
