import type { Order } from '@superium/shared/api'
import { canBeSoldAgain, returnReasonText } from '@superium/shared/constants'
import { formatDollars } from '@superium/shared/money'
import { deciderName, SoldBy } from '@superium/shared/orders'
import { Button, Card, Chip } from '@superium/shared/ui'
import { useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import frame from './order.module.css'
import css from './order-facts.module.css'
import { decideOrderReturn } from './order-requests'
import { orderTexts } from './order-texts'
import { type Step, StepDialog } from './step-dialog'
import { noteSchema, noValues } from './step-values'

const texts = orderTexts.returns

type OrderReturn = Order['returns'][number]

/** The returns of an order with their pieces and reasons; an undecided one can be accepted, or refused with a note. */
export function ReturnsCard({ order }: { order: Order }) {
  const [step, setStep] = useState<Step | null>(null)
  if (order.returns.length === 0) return null
  const decide = ({ _id, chosenReason, refund, lines, awaitsCash }: OrderReturn, accept: boolean): Step => ({
    title: accept ? texts.acceptTitle : texts.refuseTitle,
    text: accept
      ? texts.acceptText(piecesOf(order, lines), refund > 0 ? formatDollars(refund) : undefined, awaitsCash)
      : texts.refuseText(piecesOf(order, lines)),
    confirm: accept ? texts.accept : texts.refuse,
    danger: !accept,
    fields: [
      accept
        ? { name: 'note', label: orderTexts.reason, hint: orderTexts.optional }
        : { name: 'note', label: orderTexts.reason, required: true },
    ],
    schema: noteSchema(orderTexts.reason, !accept),
    ...(accept && { restock: true, initial: { ...noValues, restock: canBeSoldAgain(chosenReason) } }),
    run: ({ note, restock }) =>
      decideOrderReturn(order._id, _id, accept ? { accept, restock } : { accept }, note.trim()),
    done: accept ? texts.accepted(order.orderNumber) : texts.refused(order.orderNumber),
  })
  return (
    <Card>
      <h2 className={frame.title}>{texts.title}</h2>
      {order.returns.map((one) => (
        <div key={one._id} className={`${css.facts} ${css.item}`}>
          <p>
            <Chip tone={one.state === 'requested' ? 'warn' : one.state === 'accepted' ? 'accent' : 'plain'}>
              {texts.states[one.state]}
            </Chip>{' '}
            {one.decidedBy && texts.by(deciderName(one))}
          </p>
          {one.seller && (
            <p className={css.quiet}>
              <SoldBy seller={one.seller} />
            </p>
          )}
          <p className={css.quiet}>
            <time dateTime={one.requestedAt}>{formatMoment(one.requestedAt)}</time>
          </p>
          <ul>
            {one.lines.map(({ lineNumber, quantity }) => (
              <li key={lineNumber}>
                {quantity} × {nameOf(order, lineNumber)}
              </li>
            ))}
          </ul>
          <p className={css.text}>
            {texts.reason}: {returnReasonText(one) || texts.noReason}
          </p>
          {one.note && (
            <p className={css.text}>
              {texts.answer(deciderName(one))}: {one.note}
            </p>
          )}
          {one.refund > 0 && <p>{texts.refund(formatDollars(one.refund))}</p>}
          {one.awaitsCash && <p className={css.quiet}>{texts.awaitsCash}</p>}
          {one.state === 'requested' && (
            <div className={css.buttons}>
              <Button onClick={() => setStep(decide(one, true))}>{texts.accept}</Button>
              <Button variant="secondary" onClick={() => setStep(decide(one, false))}>
                {texts.refuse}
              </Button>
            </div>
          )}
        </div>
      ))}
      <StepDialog step={step} onClose={() => setStep(null)} />
    </Card>
  )
}

const piecesOf = (order: Order, lines: OrderReturn['lines']): string =>
  lines.map(({ lineNumber, quantity }) => `${quantity} × ${nameOf(order, lineNumber)}`).join('; ')

function nameOf({ products }: Order, lineNumber: number): string {
  const line = products.find((one) => one.lineNumber === lineNumber)
  return [line?.name, line?.variantName].filter(Boolean).join(', ')
}
