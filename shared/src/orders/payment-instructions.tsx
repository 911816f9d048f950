import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { openRefund } from './open-refund'
import { OrderDate } from './order-date'
import css from './payment-instructions.module.css'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.payment

/** Whether an order is paid, how and by when to pay it, and what is refunded. */
export function PaymentInstructions({
  order,
}: {
  order: Pick<Order, 'payment' | 'refund' | 'refunded' | 'refundWaiting'>
}) {
  const { state, instructions, reference, dueAt, paidAt } = order.payment
  const { refunded, refundWaiting } = order
  const toRefund = openRefund(order)
  return (
    <div className={state === 'waiting' ? css.waiting : css.payment}>
      <p className={css.state}>
        {texts[state]}
        {paidAt && (
          <>
            {' · '}
            <OrderDate at={paidAt} />
          </>
        )}
      </p>
      {instructions.length > 0 && (
        <ul className={css.lines}>
          {instructions.map((line) => (
            <li key={line} className={line.includes(reference) ? css.reference : undefined}>
              {line}
            </li>
          ))}
        </ul>
      )}
      {dueAt && (
        <p>
          {texts.due} <OrderDate at={dueAt} time />
          {texts.dueEnd}
        </p>
      )}
      {toRefund > 0 && <p className={css.refund}>{texts.refund(formatDollars(toRefund))}</p>}
      {refundWaiting > 0 && <p>{texts.refundWaits(formatDollars(refundWaiting), refundWaiting < toRefund)}</p>}
      {refunded > 0 && <p>{texts.refunded(formatDollars(refunded))}</p>}
    </div>
  )
}
