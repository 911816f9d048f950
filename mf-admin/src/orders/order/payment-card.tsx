import type { Order } from '@superium/shared/api'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import { formatDollars } from '@superium/shared/money'
import { Button, Card, Chip } from '@superium/shared/ui'
import { useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import frame from './order.module.css'
import css from './order-facts.module.css'
import { markOrderPaid } from './order-requests'
import { orderTexts } from './order-texts'
import { StepDialog } from './step-dialog'
import { noteSchema } from './step-values'

const texts = orderTexts.payment

/** How the order is paid and whether it has been, what is owed to the customer, and "Mark paid" while money is awaited. */
export function PaymentCard({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const { state, reference, dueAt, paidAt } = order.payment
  const open = state === 'waiting' || state === 'on-delivery'
  const step = {
    title: texts.markTitle,
    text: texts.markText(formatDollars(order.orderTotal), reference),
    confirm: texts.mark,
    fields: [{ name: 'note', label: orderTexts.note, hint: orderTexts.optional }],
    schema: noteSchema(orderTexts.note),
    run: ({ note }: { note: string }) => markOrderPaid(order._id, note.trim()),
    done: texts.marked(order.orderNumber),
  } as const
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
        {order.refund > 0 && (
          <p>
            {texts.refund}: <strong>{formatDollars(order.refund)}</strong>
          </p>
        )}
        {open && (
          <Button variant="secondary" wide onClick={() => setAsking(true)}>
            {texts.mark}
          </Button>
        )}
      </div>
      <StepDialog step={asking ? step : null} onClose={() => setAsking(false)} />
    </Card>
  )
}
