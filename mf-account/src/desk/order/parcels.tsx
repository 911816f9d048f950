import type { SellerOrder } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Card } from '@superium/shared/ui'
import { formatDate } from '../content/format-date'
import { DeliveredButton } from './delivered-button'
import { namesOf } from './names-of'
import css from './order.module.css'
import { orderTexts as texts } from './texts'

interface ParcelsProps {
  order: SellerOrder
  onChange(order: SellerOrder): void
}

/** The parcels that the seller has sent. */
export function Parcels({ order, onChange }: ParcelsProps) {
  return (
    <Card>
      <h2 className={css.title}>{texts.parcels}</h2>
      <ul className={css.lines}>
        {order.parcels.map(({ _id, lines, tracking, shippedAt, deliveredAt, cash, cashState = 'due' }, index) => (
          <li key={_id} className={css.parcel}>
            <p>
              <strong>{texts.parcel(index + 1)}</strong>: {namesOf(order, lines)}
            </p>
            {tracking && (
              <p className={css.hint}>
                {tracking.carrier} {tracking.url ? <a href={tracking.url}>{tracking.number}</a> : tracking.number}
              </p>
            )}
            <p className={css.hint}>
              {texts.shippedAt} {formatDate(shippedAt)}
              {deliveredAt && ` · ${texts.deliveredAt} ${formatDate(deliveredAt)}`}
            </p>
            {cash !== undefined && <p>{texts.cashStates[cashState](formatDollars(cash))}</p>}
            {!deliveredAt && <DeliveredButton order={order._id} parcel={_id} cash={cash} onChange={onChange} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
