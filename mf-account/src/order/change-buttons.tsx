import type { Order } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { ChangeDialog } from './change-dialog'
import { type ChangeKind, changeKinds } from './change-kind'

/**
 * Cancel before shipping, or return within 60 days: the actions that the server allows now, for the whole order or for
 * pieces of it.
 */
export function ChangeButtons({ order }: { order: Order }) {
  const [asked, setAsked] = useState<ChangeKind | null>(null)
  const possible = Object.values(changeKinds).filter(({ mayChange }) =>
    order.products.some((one) => mayChange(one) > 0),
  )
  return (
    <>
      {possible.map((kind) => (
        <Button key={kind.texts.open} variant="secondary" onClick={() => setAsked(kind)}>
          {kind.texts.open}
        </Button>
      ))}
      <ChangeDialog order={order} kind={asked} onClose={() => setAsked(null)} />
    </>
  )
}
