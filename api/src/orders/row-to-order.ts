import { toDollars } from '../http/cents-and-dollars'
import { orderPayment } from '../payments/order-payment'
import { parsePaymentType } from '../payments/payment-type'
import type { Payments } from '../payments/payments'
import { mainPicture } from '../pictures/picture-address'
import { toPercent } from '../shipping/price-rules'
import { deliveredAt, nextStatuses, type OrderActor, type OrderStatus, parseStatus } from './order-status'
import { refundCents } from './order-totals'
import { piecesLeft } from './pieces'
import { type Details, type LineRow, lineName, type OrderRow } from './queries'
import { toEvent } from './row-to-event'
import { toReturn } from './row-to-return'
import type { Order } from './schema'

/** To whom an order is shown. */
export interface OrderReader {
  payments: Payments
  actor: OrderActor
  /** The account that sees the order in the shop; another's order cannot be changed there. */
  buyer: string
  now: Date
}

/** An order as the API sends it, with what its reader may do with it now. */
export function rowToOrder(
  row: OrderRow,
  { lines, events, returns, unreviewed }: Details & { unreviewed: ReadonlySet<string> },
  { payments, actor, buyer, now }: OrderReader,
): Order {
  const ofOrder = ({ orderId }: { orderId: string }): boolean => orderId === row.id
  const status = parseStatus(row.status)
  const ownLines = lines.filter(ofOrder).map((line) => withWholeCounts(line, status))
  const ownEvents = events.filter(ofOrder)
  const changeable = actor === 'admin' || row.userId === buyer
  const next = changeable ? nextStatuses(status, actor, deliveredAt(ownEvents), now) : []
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
      mayCancel: actor === 'buyer' && next.includes('Cancelled') ? piecesLeft(line) : 0,
      mayReturn: actor === 'buyer' && next.includes('Return requested') ? piecesLeft(line) : 0,
      mayReview: line.cancelled < line.quantity && unreviewed.has(lineName(line)),
    })),
    subtotal: toDollars(row.subtotalCents),
    discount: toDollars(row.discountCents),
    shippingEstimate: toDollars(row.shippingCents),
    taxEstimate: toDollars(row.taxCents),
    orderTotal: toDollars(row.totalCents),
    taxPercent: toPercent(row.taxBasisPoints),
    ...(row.couponCode !== null && { coupon: row.couponCode }),
    timeline: ownEvents.map((event) => toEvent(event, ownLines)),
    nextStatuses: next,
    payment: orderPayment(payments, row),
    refund: toDollars(refundCents(row)),
    ...trackingOf(row),
    returns: returns.filter(ofOrder).map((one) => toReturn(one, row)),
  }
}

/** Orders from before pieces were counted have whole lines cancelled or returned. */
function withWholeCounts(line: LineRow, status: OrderStatus): LineRow {
  if (status === 'Cancelled') return { ...line, cancelled: line.quantity }
  return status === 'Returned' ? { ...line, returned: line.quantity - line.cancelled } : line
}

function toLine(line: LineRow, status: OrderStatus) {
  const { lineNumber, productId, name, quantity, cancelled, returned, image, priceCents, variantId, sku } = line
  return {
    ...{ lineNumber, productId, name, quantity, cancelled, returned },
    image: mainPicture([image]),
    price: toDollars(priceCents),
    // A cancelled order shows what was ordered.
    total: toDollars(priceCents * (status === 'Cancelled' ? quantity : quantity - cancelled)),
    ...(variantId !== null && { variant: variantId, variantName: line.variantName }),
    ...(sku && { sku }),
    ...(line.releaseDate !== null && { releaseDate: line.releaseDate }),
  }
}

function trackingOf({
  trackingCarrier: carrier,
  trackingNumber: number,
  trackingUrl: url,
}: OrderRow): Pick<Order, 'tracking'> {
  return carrier === null || number === null ? {} : { tracking: { carrier, number, ...(url !== null && { url }) } }
}
