import type { Order } from '@superium/shared/api'
import { Button, Card } from '@superium/shared/ui'
import { useState } from 'react'
import frame from './order.module.css'
import css from './order-facts.module.css'
import { setOrderTracking } from './order-requests'
import { orderTexts } from './order-texts'
import { type Step, StepDialog } from './step-dialog'
import { toTracking, trackingSchema } from './step-values'

const texts = orderTexts.tracking

/** The fields of a parcel's tracking. */
export const trackingFields = (required: boolean): Step['fields'] => [
  { name: 'carrier', label: texts.carrier, required },
  { name: 'number', label: texts.number, required },
  { name: 'url', label: texts.url },
]

/** The tracking of an order that has been shipped; it can be added and corrected. Nothing before. */
export function TrackingCard({ order: { _id, orderNumber, status, tracking } }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const editable = status === 'Shipped' || status === 'Delivered'
  if (!editable && !tracking) return null
  const label = tracking ? texts.change : texts.add
  const step: Step = {
    title: label,
    text: '',
    confirm: texts.save,
    fields: trackingFields(true),
    schema: trackingSchema,
    initial: { carrier: tracking?.carrier ?? '', number: tracking?.number ?? '', url: tracking?.url ?? '', note: '' },
    run: (values) => setOrderTracking(_id, toTracking(values) ?? { carrier: '', number: '' }),
    done: texts.saved(orderNumber),
  }
  return (
    <Card>
      <h2 className={frame.title}>{texts.title}</h2>
      <div className={css.facts}>
        {tracking ? (
          <p>
            {tracking.carrier} <strong>{tracking.number}</strong>
          </p>
        ) : (
          <p className={css.quiet}>{texts.none}</p>
        )}
        {tracking?.url && (
          <p>
            <a href={tracking.url} target="_blank" rel="noreferrer">
              {texts.follow}
            </a>
          </p>
        )}
        {editable && (
          <Button variant="secondary" wide onClick={() => setAsking(true)}>
            {label}
          </Button>
        )}
      </div>
      <StepDialog step={asking ? step : null} onClose={() => setAsking(false)} />
    </Card>
  )
}
