import type { Order, OrderParcel } from '@superium/shared/api'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import { formatDollars, toCents, toDollars } from '@superium/shared/money'
import { openRefund } from '@superium/shared/orders'
import { Button, Card, Chip } from '@superium/shared/ui'
import { useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import frame from './order.module.css'
import css from './order-facts.module.css'
import { confirmParcelCash, markOrderPaid, recordOrderRefund } from './order-requests'
import { orderTexts } from './order-texts'
import { type Step, StepDialog } from './step-dialog'
import { noteSchema, noValues, refundSchema } from './step-values'

const texts = orderTexts.payment

/** The payment type and state, what came in and goes back, cash to confirm, and "Mark paid" while a payment is due. */
export function PaymentCard({ order }: { order: Order }) {
  const [asking, setAsking] = useState<Step | null>(null)
  const { state, reference, dueAt, paidAt, due = 0, reported: reportedCash } = order.payment
  const open = state !== 'paid' && state !== 'cancelled'
  const toRefund = openRefund(order)
  const payable = toDollars(Math.max(0, toCents(toRefund) - toCents(order.refundWaiting)))
  const reported = order.parcels.filter(({ cashState }) => cashState === 'reported')
  const step: Step = {
    title: texts.markTitle,
    text: texts.markText(formatDollars(due), reference, reportedCash ? formatDollars(reportedCash) : undefined),
    confirm: texts.mark,
    fields: [{ name: 'note', label: orderTexts.note, hint: orderTexts.optional }],
    schema: noteSchema(orderTexts.note),
    run: ({ note }) => markOrderPaid(order._id, note.trim()),
    done: texts.marked(order.orderNumber),
  }
  return (
    <Card>
      <h2 className={frame.title}>{texts.title}</h2>
      <div className={css.facts}>
        <p>
          <Chip tone={state === 'paid' ? 'accent' : open ? 'warn' : 'plain'}>{texts.states[state]}</Chip>
        </p>
        <p>{PAYMENT_NAMES[order.paymentType]}</p>
        <p>
          {texts.reference}: <strong>{reference}</strong>
        </p>
        {state === 'waiting' && dueAt && <p>{texts.due(formatMoment(dueAt))}</p>}
        {paidAt && <p>{texts.paid(formatMoment(paidAt))}</p>}
        {ledgerOf(order, toRefund).map(([label, amount]) => (
          <p key={label}>
            {label}: <strong>{formatDollars(amount)}</strong>
          </p>
        ))}
        {order.refundWaiting > 0 && (
          <p>{texts.refundWaits(payable > 0 ? formatDollars(order.refundWaiting) : undefined)}</p>
        )}
        {payable > 0 && (
          <Button variant="secondary" wide onClick={() => setAsking(refundStep(order, payable))}>
            {texts.repay}
          </Button>
        )}
        {reported.map((parcel) => (
          <div key={parcel._id}>
            <p>
              {texts.cash(parcel.seller?.name ?? texts.shop, formatDollars(parcel.cash ?? 0))}{' '}
              {parcel.deliveredAt && texts.cashSince(formatMoment(parcel.deliveredAt))}
            </p>
            <Button
              variant="secondary"
              wide
              onClick={() => setAsking(cashStep(order, parcel))}
              aria-label={texts.confirmCashOf(parcel.seller?.name ?? texts.shop)}
            >
              {texts.confirmCash}
            </Button>
          </div>
        ))}
        {open && (
          <Button variant="secondary" wide onClick={() => setAsking(step)}>
            {texts.mark}
          </Button>
        )}
      </div>
      <StepDialog step={asking} onClose={() => setAsking(null)} />
    </Card>
  )
}

/** What is expected, came in and goes back, in dollars. */
function ledgerOf({ payment: { due = 0, reported = 0, received = 0 }, refunded }: Order, toRefund: number) {
  const lines: [string, number][] = [
    [texts.expected, due > 0 ? toDollars(toCents(due) + toCents(received)) : 0],
    [texts.reported, reported],
    [texts.received, received],
    [texts.toCome, received > 0 ? due : 0],
    [texts.refunded, refunded],
    [texts.refund, toRefund],
  ]
  return lines.filter(([, amount]) => amount > 0)
}

function cashStep(order: Order, { _id, seller, cash = 0 }: OrderParcel): Step {
  return {
    title: texts.confirmCashTitle,
    text: texts.confirmCashText(seller?.name ?? texts.shop, formatDollars(cash)),
    confirm: texts.confirmCash,
    fields: [],
    schema: noteSchema(''),
    run: () => confirmParcelCash(order._id, _id),
    done: texts.cashConfirmed(order.orderNumber),
  }
}

function refundStep(order: Order, toRefund: number): Step {
  return {
    title: texts.repayTitle,
    text: texts.repayText(formatDollars(toRefund)),
    confirm: texts.repay,
    fields: [
      { name: 'amount', label: texts.amount, required: true },
      { name: 'note', label: texts.refundNote, hint: texts.refundHint },
    ],
    schema: refundSchema(toRefund),
    initial: { ...noValues, amount: toRefund.toFixed(2) },
    run: ({ amount, note }) => recordOrderRefund(order, Number(amount.trim()), note.trim()),
    done: texts.repaid(order.orderNumber),
  }
}
