import { addressLines } from '@superium/shared/address-rules'
import type { Order } from '@superium/shared/api'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import css from './order-delivery.module.css'
import { orderTexts } from './texts'

/** The delivery address, payment type and notes of an order. */
export function OrderDelivery({ order }: { order: Order }) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>{orderTexts.deliverTo}</dt>
        <dd>
          <address>
            {addressLines(order).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{orderTexts.phone}</dt>
        <dd>{order.phone}</dd>
      </div>
      <div>
        <dt>{orderTexts.payment}</dt>
        <dd>{PAYMENT_NAMES[order.paymentType]}</dd>
      </div>
      {order.orderNotes && (
        <div>
          <dt>{orderTexts.notes}</dt>
          <dd className={css.notes}>{order.orderNotes}</dd>
        </div>
      )}
    </dl>
  )
}
