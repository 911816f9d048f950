import { addressLines } from '@superium/shared/address-rules'
import type { SellerOrder } from '@superium/shared/api'
import { Card } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { formatDate } from '../content/format-date'
import css from './order.module.css'
import { OrderLines } from './order-lines'
import { Parcels } from './parcels'
import { Returns } from './returns'
import { ShipForm } from './ship-form'
import { StateChip } from './state-chip'
import { orderTexts as texts } from './texts'

/** The seller's part of an order; each action updates it. */
export function OrderView({ loaded }: { loaded: SellerOrder }) {
  const [order, setOrder] = useState(loaded)
  useEffect(() => setOrder(loaded), [loaded])
  const { createdAt, state, mayShip, delivery, cashOnDelivery } = order
  return (
    <div className={css.order}>
      <div className={css.head}>
        <StateChip state={state} />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </div>
      {state === 'waiting' && <p className={css.hint}>{texts.waitingText}</p>}
      <OrderLines order={order} />
      {/* The key resets the form after each parcel: it then offers the remaining pieces, without the previous tracking
          data. */}
      {mayShip && <ShipForm key={order.parcels.length} order={order} onChange={setOrder} />}
      <Returns order={order} onChange={setOrder} />
      {order.parcels.length > 0 && <Parcels order={order} onChange={setOrder} />}
      {delivery && (
        <Card>
          <h2 className={css.title}>{texts.deliverTo}</h2>
          <address className={css.address}>{[...addressLines(delivery), delivery.phone].join('\n')}</address>
          {delivery.notes && (
            <>
              <h3 className={`${css.title} ${css.apart}`}>{texts.notes}</h3>
              <p className={css.address}>{delivery.notes}</p>
            </>
          )}
          {cashOnDelivery && <p className={`${css.hint} ${css.apart}`}>{texts.cash}</p>}
        </Card>
      )}
    </div>
  )
}
