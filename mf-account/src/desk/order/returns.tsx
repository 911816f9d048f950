import type { SellerOrder } from '@superium/shared/api'
import { returnReasonText } from '@superium/shared/constants'
import { formatDollars } from '@superium/shared/money'
import { Card, Chip } from '@superium/shared/ui'
import { formatDate } from '../content/format-date'
import { namesOf } from './names-of'
import css from './order.module.css'
import { ReturnDecision } from './return-decision'
import { orderTexts as texts } from './texts'

interface ReturnsProps {
  order: SellerOrder
  onChange(order: SellerOrder): void
}

/** The pieces that the buyer wants to send back or has sent back. */
export function Returns({ order, onChange }: ReturnsProps) {
  if (order.returns.length === 0) return null
  return (
    <Card>
      <h2 className={css.title}>{texts.returns}</h2>
      <ul className={css.lines}>
        {order.returns.map((one) => (
          <li key={one._id} className={css.parcel}>
            <p>
              <strong>{namesOf(order, one.lines)}</strong>{' '}
              <Chip tone={one.state === 'requested' ? 'warn' : 'plain'}>{texts.returnStates[one.state]}</Chip>{' '}
              {one.decidedBy && texts.decidedBy[one.decidedBy]}
            </p>
            {(one.chosenReason || one.reason) && <p className={css.text}>{returnReasonText(one)}</p>}
            <p className={css.hint}>{formatDate(one.requestedAt)}</p>
            {one.note && (
              <p className={css.text}>
                {texts.noteOf[one.decidedBy ?? 'seller']}: {one.note}
              </p>
            )}
            {one.state === 'accepted' && one.refund > 0 && <p>{texts.owed(formatDollars(one.refund))}</p>}
            {one.state === 'accepted' && one.awaitsCash && <p className={css.hint}>{texts.awaitsCash}</p>}
            {one.state === 'requested' && <ReturnDecision order={order} asked={one} onChange={onChange} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
