import type { Order } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { orderReturnsTexts } from '@superium/shared/orders'
import css from './change-dialog.module.css'
import { type Change, type ChangeKind, toQuery } from './change-kind'
import { orderPageTexts } from './texts'

const { changes } = orderPageTexts

interface RefundPreviewProps {
  order: Order
  pieces: Change['lines']
  preview: NonNullable<ChangeKind['preview']>
}

/** What the chosen pieces pay back, as the server calculates it. Only what belongs to the present choice is shown. */
export function RefundPreview({ order, pieces, preview }: RefundPreviewProps) {
  const key = pieces.length > 0 ? toQuery(pieces) : null
  const refund = useLoaded(key, (signal) => preview(order, pieces, signal))
  return (
    <p aria-live="polite" className={css.refund}>
      {key !== null && refund.status === 'loaded' && orderReturnsTexts.refund.requested(formatDollars(refund.data))}
      {key !== null && refund.status === 'failed' && changes.refundUnknown}
    </p>
  )
}
