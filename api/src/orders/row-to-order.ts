import { toDollars } from '../http/cents-and-dollars'
import { mailTexts } from '../mail/mail-texts'
import { orderPayment } from '../payments/order-payment'
import { parsePaymentType } from '../payments/payment-type'
import type { Payments } from '../payments/payments'
import { mainPicture } from '../pictures/picture-address'
import { toPercent } from '../shipping/price-rules'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { nextStatuses, type OrderActor, type OrderStatus, parseStatus } from './order-status'
import { refundCents } from './order-totals'
import { cashByParcel } from './parcels/cash-by-parcel'
import { toParcel } from './parcels/row-to-parcel'
import { piecesToSend } from './pieces'
import { piecesToReturn } from './pieces-to-return'
import { mayComeToReview, piecesToReview } from './pieces-to-review'
import { type Details, type LineRow, lineName, type OrderRow } from './queries'
import { refundToPay } from './refund-to-pay'
import { returnAddress } from './return-address'
import { toEvent } from './row-to-event'
import { toReturn } from './row-to-return'
import type { Order } from './schema'
import { namedSellers } from './seller-of'

/** The reader of an order, who determines the offered actions. */
export interface OrderReader {
  payments: Payments
  shop: Pick<ShopProfile, 'address'>
  actor: OrderActor
  /** The account that views the order in the shop; it cannot change other accounts' orders there. */
  buyer: string
  now: Date
}

/** An order as the API sends it, with the actions that its reader may take now. */
export function rowToOrder(
  row: OrderRow,
  {
    lines,
    events,
    returns,
    parcels,
    ledger,
    senders,
    staff,
    unreviewed,
  }: Details & { unreviewed: ReadonlySet<string> },
  { payments, shop, actor, buyer, now }: OrderReader,
): Order {
  const ofOrder = ({ orderId }: { orderId: string }): boolean => orderId === row.id
  const status = parseStatus(row.status)
  const ownLines = lines.filter(ofOrder).map((line) => withWholeCounts(line, status))
  const ownEvents = events.filter(ofOrder)
  const changeable = actor === 'admin' || row.userId === buyer
  const ownReturns = returns.filter(ofOrder)
  const ownParcels = parcels.filter(ofOrder)
  const mayReturn = piecesToReturn({ row, returns: ownReturns, parcels: ownParcels }, now)
  const mayReview = piecesToReview({ row, returns: ownReturns, parcels: ownParcels })
  const later = mayComeToReview({ row, returns: ownReturns, parcels: ownParcels })
  const returnable = ownLines.some((line) => mayReturn(line) > 0)
  const own = actor === 'buyer' && changeable
  const money = { row, lines: ownLines, parcels: ownParcels, returns: ownReturns, ledger: ledger.filter(ofOrder) }
  const cash = cashByParcel(money)
  const { waitingCents, waitsFor } = refundToPay(money)
  const sellerOf = namedSellers(senders)
  const next = changeable ? nextStatuses(status, actor, returnable) : []
  return {
    _id: row.id,
    orderNumber: row.orderNumber,
    status,
    createdAt: row.createdAt.toISOString(),
    name: row.name,
    email: row.email,
    phone: row.phone,
    street: row.street,
    district: row.district,
    subDistrict: row.subDistrict,
    country: row.country,
    postalCode: row.postalCode,
    orderNotes: row.orderNotes,
    paymentType: parsePaymentType(row.paymentType),
    products: ownLines.map((line) => ({
      ...toLine(line, status),
      ...sellerOf(line.sellerId),
      mayCancel: own && next.includes('Cancelled') ? piecesToSend(line) : 0,
      mayReturn: own ? mayReturn(line) : 0,
      mayReview: mayReview(line) > 0 && unreviewed.has(lineName(line)),
      mayReviewLater: mayReview(line) === 0 && later(line) && unreviewed.has(lineName(line)),
    })),
    subtotal: toDollars(row.subtotalCents),
    discount: toDollars(row.discountCents),
    shippingEstimate: toDollars(row.shippingCents),
    taxEstimate: toDollars(row.taxCents),
    orderTotal: toDollars(row.totalCents),
    taxPercent: toPercent(row.taxBasisPoints),
    ...(row.couponCode !== null && { coupon: row.couponCode }),
    timeline: ownEvents.map((event) => toEvent(event, ownLines, money.ledger, sellerOf, staff)),
    nextStatuses: next,
    payment: orderPayment(
      payments,
      row,
      cash.map(({ sellerId, parcel, cents, confirmed }) => ({
        cents,
        sender: sellerOf(sellerId).seller?.name ?? mailTexts.shop,
        state: confirmed ? 'confirmed' : parcel?.deliveredAt ? 'arrived' : parcel ? 'sent' : 'to-send',
      })),
    ),
    cashToCome: cash
      .filter(({ parcel }) => !parcel)
      .map(({ sellerId, cents }) => ({ ...sellerOf(sellerId), amount: toDollars(cents) })),
    refund: toDollars(refundCents(row)),
    refunded: toDollars(row.refundedCents),
    refundWaiting: toDollars(waitingCents),
    parcels: ownParcels.map((one) => toParcel(one, sellerOf, cash)),
    returns: ownReturns.map((one) => ({
      ...toReturn(one, row, ownEvents, waitsFor, sellerOf),
      ...returnAddress(one, senders, shop),
    })),
  }
}

/** Orders older than the piece counters were cancelled or returned by whole lines. */
function withWholeCounts(line: LineRow, status: OrderStatus): LineRow {
  if (status === 'Cancelled') return { ...line, cancelled: line.quantity }
  return status === 'Returned' ? { ...line, returned: line.quantity - line.cancelled } : line
}

function toLine(line: LineRow, status: OrderStatus) {
  const { lineNumber, productId, name, quantity, cancelled, returned, shipped } = line
  const { image, priceCents, variantId, sku } = line
  return {
    ...{ lineNumber, productId, name, quantity, cancelled, returned, shipped },
    image: mainPicture([image]),
    price: toDollars(priceCents),
    // A cancelled order shows its original quantities.
    total: toDollars(priceCents * (status === 'Cancelled' ? quantity : quantity - cancelled)),
    ...(variantId !== null && { variant: variantId, variantName: line.variantName }),
    ...(sku && { sku }),
    ...(line.discountCents && { discount: toDollars(line.discountCents) }),
    ...(line.releaseDate !== null && { releaseDate: line.releaseDate }),
  }
}
