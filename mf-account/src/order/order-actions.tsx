import type { Order } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { ConfirmStep } from './confirm-step'
import css from './order.module.css'
import { type BuyerStep, buyerSteps } from './steps'

/** What the buyer may do now, as the server says (`nextStatuses`): cancel before shipping, return within 60 days. */
export function OrderActions({ order }: { order: Order }) {
  const [asked, setAsked] = useState<BuyerStep | null>(null)
  return (
    <div className={css.actions}>
      {buyerSteps
        .filter(({ status }) => order.nextStatuses.includes(status))
        .map((step) => (
          <Button key={step.status} variant="secondary" onClick={() => setAsked(step)}>
            {step.label}
          </Button>
        ))}
      <ConfirmStep order={order} step={asked} onClose={() => setAsked(null)} />
    </div>
  )
}
