import type { Order, OrderParcel } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { OrderParcels, PieceList, piecesToSend, SoldBy } from '@superium/shared/orders'
import { Button, Card } from '@superium/shared/ui'
import { useState } from 'react'
import { groupBySeller } from './group-by-seller'
import frame from './order.module.css'
import css from './order-facts.module.css'
import { deliverParcel, setParcelTracking } from './order-requests'
import { orderTexts } from './order-texts'
import { type Sending, SendParcelDialog } from './send-parcel-dialog'
import { type Step, StepDialog } from './step-dialog'
import { noteSchema, noValues, toTracking, trackingSchema } from './step-values'
import { trackingFields } from './tracking-fields'

const texts = orderTexts.parcels

const cashOf = (amount: string, state: NonNullable<OrderParcel['cashState']>): string => texts.cash[state](amount)

/** The parcels of an order, with forms for tracking and delivery, and what each sender still has to send. */
export function ParcelsCard({ order }: { order: Order }) {
  const [step, setStep] = useState<Step | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const groups = groupBySeller(piecesToSend(order))
  if (order.parcels.length === 0 && groups.length === 0) return null
  const buttons = (parcel: OrderParcel) => (
    <div className={css.buttons}>
      <Button size="small" variant="secondary" onClick={() => setStep(trackingStep(order, parcel))}>
        {parcel.tracking ? orderTexts.tracking.change : orderTexts.tracking.add}
      </Button>
      {!parcel.deliveredAt && order.parcels.length > 1 && (
        <Button size="small" variant="secondary" onClick={() => setStep(deliveryStep(order, parcel))}>
          {texts.deliver}
        </Button>
      )}
    </div>
  )
  return (
    <Card>
      <h2 className={frame.title}>{texts.title}</h2>
      {order.parcels.length > 0 && (
        <OrderParcels order={order} label={texts.title} actionsOf={buttons} sentOnly cashOf={cashOf} />
      )}
      {groups
        .map((group) => ({ ...group, cash: order.cashToCome.find((one) => one.seller?.slug === group.seller?.slug) }))
        .map(({ seller, pieces, cash }, index) => (
          <div
            key={seller?.slug ?? ''}
            className={index + order.parcels.length > 0 ? `${css.facts} ${css.more}` : css.facts}
          >
            <p>
              <strong>{texts.toSend}</strong> · <SoldBy seller={seller} />
            </p>
            <PieceList pieces={pieces} />
            {cash && <p>{texts.cash.due(formatDollars(cash.amount))}</p>}
            <Button
              size="small"
              variant="secondary"
              onClick={() => setSending({ order, pieces })}
              aria-label={seller ? texts.sendFor(seller.name) : texts.send}
            >
              {texts.send}
            </Button>
          </div>
        ))}
      <StepDialog step={step} onClose={() => setStep(null)} />
      <SendParcelDialog sending={sending} onClose={() => setSending(null)} />
    </Card>
  )
}

function trackingStep({ _id, orderNumber }: Order, { _id: parcel, tracking }: OrderParcel): Step {
  const { add, change, save, saved } = orderTexts.tracking
  return {
    title: tracking ? change : add,
    text: '',
    confirm: save,
    fields: trackingFields(true),
    schema: trackingSchema,
    initial: {
      ...noValues,
      carrier: tracking?.carrier ?? '',
      number: tracking?.number ?? '',
      url: tracking?.url ?? '',
    },
    run: (values) => setParcelTracking(_id, parcel, toTracking(values) ?? { carrier: '', number: '' }),
    done: saved(orderNumber),
  }
}

function deliveryStep({ _id, orderNumber }: Order, { _id: parcel }: OrderParcel): Step {
  return {
    title: texts.deliverTitle,
    text: texts.deliverText,
    confirm: texts.deliver,
    fields: [],
    schema: noteSchema(''),
    run: () => deliverParcel(_id, parcel),
    done: texts.delivered(orderNumber),
  }
}
