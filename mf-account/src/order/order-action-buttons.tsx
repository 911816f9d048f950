import type { Order } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { type BuyerAction, buyerActions } from './buyer-actions'
import { ConfirmActionDialog } from './confirm-action-dialog'
import css from './order.module.css'

/** The actions that the server allows the buyer now (`nextStatuses`): cancel before shipping, return within 60 days. */
export function OrderActionButtons({ order }: { order: Order }) {
  const [asked, setAsked] = useState<BuyerAction | null>(null)
  return (
    <div className={css.actions}>
      {buyerActions
        .filter(({ status }) => order.nextStatuses.includes(status))
        .map((step) => (
          <Button key={step.status} variant="secondary" onClick={() => setAsked(step)}>
            {step.label}
          </Button>
        ))}
      <ConfirmActionDialog order={order} step={asked} onClose={() => setAsked(null)} />
    </div>
  )
}
