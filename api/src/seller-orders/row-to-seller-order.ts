import { toDollars } from '../http/cents-and-dollars'
import { isPaidToCourier, isReadyToSend } from '../orders/is-ready-to-send'
import { cashByParcel } from '../orders/parcels/cash-by-parcel'
import { toParcel } from '../orders/parcels/row-to-parcel'
import { piecesLeft, piecesToSend } from '../orders/pieces'
import type { Details, LineRow, OrderRow, ParcelRow, ReturnRow } from '../orders/queries'
import { refundToPay } from '../orders/refund-to-pay'
import { toReturn } from '../orders/row-to-return'
import { mainPicture } from '../pictures/picture-address'
import type { SellerOrder, SellerOrderState } from './schema'

const nobody = () => ({})

/** An order as a seller sees it, with only the seller's own lines, parcels and returns. */
export function rowToSellerOrder(row: OrderRow, details: Details, sellerId: string): SellerOrder {
  const own = (part: { orderId: string; sellerId: string | null }): boolean =>
    part.orderId === row.id && part.sellerId === sellerId
  const ofOrder = <T extends { orderId: string }>(parts: T[]): T[] => parts.filter(({ orderId }) => orderId === row.id)
  const lines = details.lines.filter(own)
  const parcels = details.parcels.filter(own)
  const returns = details.returns.filter(own)
  const state = stateOf(row, lines, parcels, returns)
  const money = {
    ...{ row, lines: ofOrder(details.lines), parcels: ofOrder(details.parcels), ledger: ofOrder(details.ledger) },
    returns: ofOrder(details.returns),
  }
  const cash = cashByParcel(money)
  const { waitsFor } = refundToPay(money)
  const toCome = cash.find((one) => one.sellerId === sellerId && !one.parcel)
  const kept = lines.reduce((sum, { priceCents, quantity, cancelled }) => sum + priceCents * (quantity - cancelled), 0)
  return {
    _id: row.id,
    orderNumber: row.orderNumber,
    createdAt: row.createdAt.toISOString(),
    state,
    mayShip: isReadyToSend(row) && lines.some((line) => piecesToSend(line) > 0),
    cashOnDelivery: isPaidToCourier(row),
    ...(toCome && { cashToCome: toDollars(toCome.cents) }),
    ...(state !== 'waiting' && state !== 'cancelled' && { delivery: deliveryOf(row) }),
    lines: lines.map(toLine),
    subtotal: toDollars(kept),
    parcels: parcels.map((one) => {
      const { seller: _, ...parcel } = toParcel(one, nobody, cash)
      return parcel
    }),
    returns: returns.map((one) => {
      const { seller: _, ...asked } = toReturn(one, row, details.events, waitsFor, nobody)
      return asked
    }),
  }
}

function stateOf(
  row: OrderRow,
  lines: readonly LineRow[],
  parcels: readonly ParcelRow[],
  returns: readonly ReturnRow[],
): SellerOrderState {
  if (row.status === 'Cancelled' || lines.every(({ quantity, cancelled }) => quantity === cancelled)) return 'cancelled'
  if (returns.some(({ state }) => state === 'requested')) return 'return-requested'
  if (lines.some((line) => piecesToSend(line) > 0)) return isReadyToSend(row) ? 'to-ship' : 'waiting'
  if (lines.every((line) => piecesLeft(line) === 0)) return 'returned'
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'shipped'
}

const deliveryOf = ({ name, phone, street, subDistrict, district, postalCode, country, orderNotes }: OrderRow) => ({
  ...{ name, phone, street, subDistrict, district, postalCode, country },
  notes: orderNotes,
})

function toLine(line: LineRow): SellerOrder['lines'][number] {
  const { lineNumber, productId, name, image, variantId, variantName, sku, releaseDate } = line
  const { priceCents, quantity, cancelled, returned, shipped } = line
  return {
    ...{ lineNumber, productId, name },
    image: mainPicture([image]),
    ...(variantId !== null && { variant: variantId, variantName }),
    ...(sku && { sku }),
    ...(releaseDate !== null && { releaseDate }),
    price: toDollars(priceCents),
    ...{ quantity, cancelled, returned, shipped, toShip: piecesToSend(line) },
    total: toDollars(priceCents * (quantity - cancelled)),
  }
}
