import type { Order } from '@superium/shared/api'
import {
  BuyAgainButton,
  isSettled,
  OrderDate,
  OrderDelivery,
  OrderLines,
  OrderParcels,
  OrderReturns,
  OrderTimeline,
  PaymentInstructions,
  PrintInvoice,
} from '@superium/shared/orders'
import { Card, StatusChip, Totals } from '@superium/shared/ui'
import { accountTexts } from '../texts'
import { ChangeButtons } from './change-buttons'
import { LeaveReview } from './leave-review'
import css from './order.module.css'
import { orderPageTexts as texts } from './texts'

/** One order: parcels, lines, totals, payment, timeline, delivery and the buyer's actions. */
export function OrderView({ order }: { order: Order }) {
  // A payment that the buyer still has to make comes first.
  const waiting = order.payment.state === 'waiting'
  const partly = order.status === 'Confirmed' && order.parcels.length > 0
  const sends =
    order.status === 'Returned' && order.returns.some((one) => one.state === 'accepted' && !isSettled(order, one))
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
          <p className={css.next}>{texts.next[partly ? 'partly' : sends ? 'sendBack' : order.status]}</p>
        </div>
        <div className={css.actions}>
          <BuyAgainButton order={order} />
          <ChangeButtons order={order} />
          <PrintInvoice order={order} />
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.side}>
          {waiting && <Payment order={order} />}
          {order.parcels.length > 0 && (
            <Card>
              <h2>{texts.parcels}</h2>
              <OrderParcels order={order} label={texts.parcels} />
            </Card>
          )}
          <Card>
            <h2>{texts.products}</h2>
            <OrderLines
              lines={order.products}
              label={texts.products}
              actionsOf={(line) => <LeaveReview order={order} line={line} />}
            />
            <div className={css.totals}>
              <Totals amounts={order} charged />
            </div>
          </Card>
          {order.returns.length > 0 && (
            <Card>
              <h2>{texts.returns}</h2>
              <OrderReturns order={order} label={texts.returns} />
            </Card>
          )}
        </div>
        <div className={css.side}>
          {!waiting && <Payment order={order} />}
          <Card>
            <h2>{texts.timeline}</h2>
            <OrderTimeline timeline={order.timeline} label={texts.timeline} />
          </Card>
          <Card>
            <OrderDelivery order={order} />
          </Card>
        </div>
      </div>
    </>
  )
}

function Payment({ order }: { order: Order }) {
  return (
    <Card>
      <h2>{texts.paymentTitle}</h2>
      <PaymentInstructions order={order} />
    </Card>
  )
}
