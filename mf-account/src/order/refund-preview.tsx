import type { Order } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { piecesQuery } from '@superium/shared/orders'
import css from './change-dialog.module.css'
import type { Change, ChangeKind } from './change-kind'
import { orderPageTexts } from './texts'

const { changes } = orderPageTexts

interface RefundPreviewProps {
  order: Order
  pieces: Change['lines']
  kind: ChangeKind
}

/** What the chosen pieces pay back, as the server calculates it. Only what belongs to the present choice is shown. */
export function RefundPreview({ order, pieces, kind }: RefundPreviewProps) {
  // An order that changed meanwhile may pay back something else.
  const key = pieces.length > 0 ? `${order.timeline.length} ${piecesQuery(pieces)}` : null
  const refund = useLoaded(key, (signal) => kind.preview(order, pieces, signal))
  return (
    <p aria-live="polite" className={css.refund}>
      {key !== null && refund.status === 'loaded' && sentence(kind, refund.data)}
      {key !== null && refund.status === 'failed' && changes.refundUnknown}
    </p>
  )
}

const sentence = ({ texts: { refund } }: ChangeKind, dollars: number): string =>
  dollars > 0 ? refund(formatDollars(dollars)) : changes.noRefund
