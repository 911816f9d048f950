import { toDollars } from '../http/cents-and-dollars'
import { mainPicture } from '../pictures/picture-address'
import { toPercent } from '../shipping/price-rules'
import { nextStatuses, type OrderActor, orderStatuses } from './order-status'
import type { findDetails, OrderRow } from './queries'
import { type Order, paymentTypes } from './schema'

type Details = Awaited<ReturnType<typeof findDetails>>

const oneOf = <T extends string>(known: readonly T[], text: string): T => {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new Error(`the database holds an unknown value: ${text}`)
  return found
}

function toLine(line: Details['lines'][number]): Order['products'][number] {
  const { productId, name, quantity, image, priceCents, variantId, variantName, sku, releaseDate } = line
  return {
    productId,
    name,
    quantity,
    image: mainPicture([image]),
    price: toDollars(priceCents),
    total: toDollars(priceCents * quantity),
    ...(variantId !== null && { variant: variantId, variantName }),
    ...(sku && { sku }),
    ...(releaseDate !== null && { releaseDate }),
  }
}

/** An order as the API sends it, with the next statuses that `actor` may set. */
export function rowToOrder(row: OrderRow, { lines, events }: Details, actor: OrderActor, now: Date): Order {
  const own = events.filter(({ orderId }) => orderId === row.id)
  const status = oneOf(orderStatuses, row.status)
  const delivered = own.findLast((event) => event.status === 'Delivered')
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
    paymentType: oneOf(paymentTypes, row.paymentType),
    products: lines.filter(({ orderId }) => orderId === row.id).map(toLine),
    subtotal: toDollars(row.subtotalCents),
    discount: toDollars(row.discountCents),
    shippingEstimate: toDollars(row.shippingCents),
    taxEstimate: toDollars(row.taxCents),
    orderTotal: toDollars(row.totalCents),
    taxPercent: toPercent(row.taxBasisPoints),
    ...(row.couponCode !== null && { coupon: row.couponCode }),
    timeline: own.map((event) => ({
      status: oneOf(orderStatuses, event.status),
      at: event.at.toISOString(),
      actor: oneOf(['buyer', 'admin', 'system'], event.actor),
    })),
    nextStatuses: nextStatuses(status, actor, delivered?.at ?? null, now),
  }
}
