import type { Order } from '@superium/shared/api'
import { OrderLines } from '@superium/shared/orders'
import { Card, StatusChip, Totals } from '@superium/shared/ui'
import { OrderDate } from '../account/orders/order-date'
import { accountTexts } from '../texts'
import css from './order.module.css'
import { OrderActionButtons } from './order-action-buttons'
import { OrderDelivery } from './order-delivery'
import { OrderTimeline } from './order-timeline'

const texts = accountTexts.order

/** One order with its lines, totals, timeline, delivery and the buyer's actions. */
export function OrderView({ order }: { order: Order }) {
  return (
    <>
      <header className={css.header}>
        <div>
          <h1>{texts.title(order.orderNumber)}</h1>
          <p className={css.placed}>
            <StatusChip status={order.status} />
            <span>
              {accountTexts.orders.placed} <OrderDate at={order.createdAt} time />
            </span>
          </p>
        </div>
        <OrderActionButtons order={order} />
      </header>
      <div className={css.columns}>
        <Card>
          <h2>{texts.products}</h2>
          <OrderLines lines={order.products} label={texts.products} />
          <div className={css.totals}>
            <Totals amounts={order} charged />
          </div>
        </Card>
        <div className={css.side}>
          <Card>
            <h2>{texts.timeline}</h2>
            <OrderTimeline timeline={order.timeline} />
          </Card>
          <Card>
            <OrderDelivery order={order} />
          </Card>
        </div>
      </div>
    </>
  )
}
