import type { Order, OrderParcel } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { StatusChip } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { OrderDate } from './order-date'
import css from './order-parcels.module.css'
import { OrderTracking } from './order-tracking'
import { PieceList } from './piece-list'
import { type LinePieces, piecesToSend } from './pieces-to-send'
import { SoldBy } from './sold-by'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.parcels

type CashState = NonNullable<OrderParcel['cashState']>

const toBuyer = (amount: string, state: CashState): string => texts.cash[state](amount)

interface OrderParcelsProps {
  order: Pick<Order, 'parcels' | 'products' | 'status'>
  /** The list's accessible name. */
  label: string
  /** Without the pieces that are still to be sent, where the page shows them itself. */
  sentOnly?: boolean
  /** Text about the cash that the courier collects for a parcel; by default addressed to the buyer. */
  cashOf?(amount: string, state: CashState): string
  /** What can be done with a parcel. */
  actionsOf?(parcel: OrderParcel): ReactNode
}

/** The parcels of an order with sender, state, tracking and pieces, and the pieces that are still to be sent. */
export function OrderParcels({ order, label, sentOnly = false, cashOf = toBuyer, actionsOf }: OrderParcelsProps) {
  const { parcels, products } = order
  const left = piecesToSend(order)
  const only = parcels.length === 1 && left.length === 0
  const named = products.some(({ seller }) => seller)
  return (
    <ol className={css.parcels} aria-label={label}>
      {parcels.map((parcel, index) => (
        <li key={parcel._id} className={css.parcel}>
          <p className={css.heading}>
            {!only && <strong>{texts.title(index + 1, left.length === 0 ? parcels.length : undefined)}</strong>}
            {named && (
              <span className={css.sender}>
                <SoldBy seller={parcel.seller} />
              </span>
            )}
            <StatusChip status={parcel.deliveredAt ? 'Delivered' : 'Shipped'} />
            <span className={css.when}>
              <OrderDate at={parcel.deliveredAt ?? parcel.shippedAt} />
            </span>
          </p>
          {parcel.tracking && <OrderTracking tracking={parcel.tracking} />}
          {!only && <PieceList pieces={piecesIn(parcel, products)} />}
          {!only && parcel.cash !== undefined && <p>{cashOf(formatDollars(parcel.cash), parcel.cashState ?? 'due')}</p>}
          {actionsOf?.(parcel)}
        </li>
      ))}
      {parcels.length > 0 && left.length > 0 && !sentOnly && (
        <li className={css.parcel}>
          <p className={css.heading}>
            <strong>{texts.left}</strong>
          </p>
          <PieceList pieces={left} />
        </li>
      )}
    </ol>
  )
}

function piecesIn({ lines }: OrderParcel, products: Order['products']): LinePieces[] {
  return lines.flatMap(({ lineNumber, quantity }) => {
    const line = products.find((one) => one.lineNumber === lineNumber)
    return line ? [{ line, quantity }] : []
  })
}
