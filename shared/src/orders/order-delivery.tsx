import type { Order } from '@superium/shared/api'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import { addressLines } from '../address-lines'
import css from './order-delivery.module.css'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.delivery

/** The delivery address, payment method and notes of an order. */
export function OrderDelivery({ order }: { order: Order }) {
  const { phone, orderNotes, paymentType } = order
  return (
    <dl className={css.facts}>
      <div>
        <dt>{texts.to}</dt>
        <dd>
          <address>
            {addressLines(order).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same words
              <span key={index}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{texts.phone}</dt>
        <dd>{phone}</dd>
      </div>
      <div>
        <dt>{texts.payment}</dt>
        <dd>{PAYMENT_NAMES[paymentType]}</dd>
      </div>
      {orderNotes && (
        <div>
          <dt>{texts.notes}</dt>
          <dd className={css.notes}>{orderNotes}</dd>
        </div>
      )}
    </dl>
  )
}
