import type { Order, OrderStatus } from '@superium/shared/api'
import { RETURN_REASONS } from '@superium/shared/constants'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { openRefund, piecesToSend } from '@superium/shared/orders'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { useState } from 'react'
import { adminTexts } from '../../texts'
import { groupBySeller } from './group-by-seller'
import frame from './order.module.css'
import { orderPageTexts as texts } from './order-page-texts'
import { previewCancel, setOrderStatus } from './order-requests'
import { orderTexts } from './order-texts'
import css from './status-buttons.module.css'
import { type Step, StepDialog } from './step-dialog'
import { noteSchema, optionalTrackingSchema, toTracking } from './step-values'
import { trackingFields } from './tracking-fields'
import { unpaidNotice } from './unpaid-notice'

/**
 * Buttons for the status changes that the server allows now. Shipping asks for tracking, cancelling for a reason, and
 * delivery for confirmation. Each attempt reloads the order and the badge, because a 409 means that somebody else has
 * changed the order.
 */
export function StatusButtons({ order }: { order: Order }) {
  const reloadAfter = useReloadAfter()
  const [taking, setTaking] = useState<OrderStatus | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  // An undecided return is decided in its own card, which shows its pieces and reason.
  const waiting = order.returns.some(({ state }) => state === 'requested')
  const statuses = order.nextStatuses.filter((status) => !(status === 'Returned' && waiting))

  const take = async (status: OrderStatus): Promise<void> => {
    setRefusal(null)
    const asked = stepTo(status, order)
    if (asked) return setStep(asked)
    setTaking(status)
    let failed: unknown
    try {
      await setOrderStatus(order._id, { status })
      notify('success', texts.done(order.orderNumber, status))
    } catch (error) {
      failed = error
      setRefusal(errorMessage(error))
    }
    await reloadAfter(failed)
    setTaking(null)
  }

  return (
    <Card>
      <h2 className={frame.title}>{texts.next}</h2>
      {statuses.length === 0 && <p className={css.none}>{waiting ? texts.decideReturn : lastStep(order)}</p>}
      <div className={css.steps}>
        {statuses.map((status, index) => (
          <Button
            key={status}
            variant={index === 0 && !isExtra(status) ? 'primary' : 'secondary'}
            wide
            busy={taking === status}
            onClick={() => void take(status)}
            {...unavailable(taking !== null && taking !== status ? adminTexts.unavailable.underWay : '')}
          >
            {texts.steps[status]}
          </Button>
        ))}
      </div>
      {refusal && (
        <p role="alert" className={css.refusal}>
          <strong>{texts.refused}</strong> {refusal}
        </p>
      )}
      <StepDialog step={step} onClose={() => setStep(null)} />
    </Card>
  )
}

/** What remains to do for an order without further status. */
function lastStep(order: Order): string {
  const owed = openRefund(order)
  if (owed === 0) return texts.noStep
  return order.refundWaiting < owed ? texts.payBack : texts.refundWaits
}

/** Whether a status is outside the normal course of an order. */
const isExtra = (status: OrderStatus): status is 'Cancelled' | 'Return requested' =>
  status === 'Cancelled' || status === 'Return requested'

const { chosenReason: reasonLabel } = texts.requestReturn
const reasonField = { name: 'chosenReason', label: reasonLabel, choices: RETURN_REASONS } as const

/** What is asked before the order gets a status; undefined when nothing is. */
function stepTo(status: OrderStatus, order: Order): Step | undefined {
  const { _id, orderNumber } = order
  const done = texts.done(orderNumber, status)
  if (status === 'Shipped') {
    const { title, text, several, confirm } = orderTexts.ship
    const oneParcel = groupBySeller(piecesToSend(order)).length < 2
    return {
      ...{ title, confirm, done },
      text: [unpaidNotice(order), oneParcel ? text : several].filter(Boolean).join(' '),
      fields: oneParcel ? trackingFields(false) : [],
      schema: optionalTrackingSchema,
      run: (values) => {
        const tracking = toTracking(values)
        return setOrderStatus(_id, { status, ...(tracking && { tracking }) })
      },
    }
  }
  if (status === 'Delivered') {
    const run = () => setOrderStatus(_id, { status })
    return { ...texts.delivered, confirm: texts.steps[status], done, fields: [], schema: noteSchema(''), run }
  }
  if (!isExtra(status)) return undefined
  const cancels = status === 'Cancelled'
  const label = cancels ? orderTexts.reason : texts.requestReturn.reason
  return {
    title: cancels ? texts.cancel.title : texts.requestReturn.title,
    text: cancels ? texts.cancel[order.parcels.length > 0 ? 'rest' : 'text'] : texts.requestReturn.text,
    confirm: texts.steps[status],
    danger: cancels,
    done,
    ...(cancels && { refund: (signal: AbortSignal) => previewCancel(_id, signal) }),
    fields: [
      ...(cancels ? [] : [reasonField]),
      { name: 'note', label, hint: cancels ? orderTexts.optional : texts.requestReturn.reasonHint },
    ],
    schema: noteSchema(label),
    run: ({ note, chosenReason }) =>
      setOrderStatus(_id, {
        status,
        ...(note.trim() && { note: note.trim() }),
        ...(chosenReason && { chosenReason }),
      }),
  }
}
