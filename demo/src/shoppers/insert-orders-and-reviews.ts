import {
  abbreviateName,
  calculateTotals,
  defaultPriceRules,
  groupBySender,
  orderEvents,
  orderLines,
  orderNumber,
  orders,
  parcels,
  type Queries,
  reviews,
  sql,
  users,
  variantName,
} from '@superium/api/seeding'
import { insertAll } from '../database/insert-all'
import type { Random } from '../random/random'
import { uuidOfMoment } from '../random/uuid-of-moment'
import { groupIntoOrders } from './group-into-orders'
import { stepsUntil } from './order-steps'
import type { Purchase } from './plan-purchases'

/** The rows of an order: its lines, events, parcels and reviews. */
function orderRows(parcel: readonly Purchase[], random: Random) {
  const [{ shopper, at, reached } = { shopper: undefined, at: new Date(0), reached: 'Pending' as const }] = parcel
  const steps = stepsUntil(reached, at)
  const [, , shippedAt = null, deliveredAt = null] = steps.map((step) => step.at)
  if (!shopper) throw new RangeError('a parcel without a purchase')
  const id = uuidOfMoment(at, random)
  const own = { userId: shopper.uid, orderId: id }
  const lines = parcel.map(({ product, variant, quantity }, lineNumber) => ({
    ...own,
    lineNumber,
    productId: product.id,
    sellerId: product.sellerId ?? null,
    name: product.name,
    image: variant?.images[0] ?? product.images[0] ?? '',
    priceCents: product.priceCents + (variant?.surchargeCents ?? 0),
    quantity,
    shipped: shippedAt ? quantity : 0,
    variantId: variant?.id ?? null,
    variantName: variant ? variantName(variant) : '',
    sku: variant?.sku ?? product.sku,
  }))
  const totals = calculateTotals(defaultPriceRules, lines)
  const order = {
    userId: shopper.uid,
    id,
    orderNumber: orderNumber(id, at),
    idempotencyKey: `demo-${id}`,
    requestHash: '',
    status: reached,
    ...{ name: shopper.name, email: shopper.email, phone: '01700000000' },
    ...{ street: `${random.whole(1, 140)} Lake Road`, district: 'Dhaka', subDistrict: 'Dhanmondi' },
    ...{ country: 'Bangladesh', postalCode: String(random.whole(1000, 1399)), orderNotes: 'Demo order' },
    // Undelivered orders pay cash on delivery, so nothing has been paid for them yet.
    paymentType: deliveredAt
      ? random.pick(['direct_bank_transfer', 'check_payments', 'cash_on_delivery'])
      : 'cash_on_delivery',
    ...totals,
    paidAt: deliveredAt,
    paidCents: deliveredAt ? totals.totalCents : null,
    createdAt: at,
  }
  const events = steps.map((step, index) => ({
    ...own,
    id: uuidOfMoment(at, random),
    ...step,
    actor: index === 0 ? 'buyer' : 'system',
    actorId: index === 0 ? shopper.uid : 'demo',
  }))
  const pieces = lines.map(({ lineNumber, shipped }) => ({ lineNumber, quantity: shipped }))
  const sent = shippedAt
    ? groupBySender(lines, pieces).map(({ sellerId, pieces: inside }) => ({
        ...own,
        id: uuidOfMoment(shippedAt, random),
        ...{ sellerId, lines: inside, shippedAt, deliveredAt },
      }))
    : []
  const texts = parcel.flatMap(({ product, variant, review }, lineNumber) =>
    review
      ? [
          {
            ...own,
            id: uuidOfMoment(review.at, random),
            productId: product.id,
            lineNumber,
            author: abbreviateName(shopper.name),
            ...{ stars: review.stars, title: review.title, text: review.text },
            variantName: variant ? variantName(variant) : '',
            createdAt: review.at,
            // Reviews with more than two stars count as already checked.
            checkedAt: review.stars > 2 ? review.at : null,
          },
        ]
      : [],
  )
  return { order, lines, events, sent, texts }
}

/** Inserts purchases as orders and reviews, and adds them to the products' sales and ratings. */
export async function insertOrdersAndReviews(
  tx: Queries,
  purchases: readonly Purchase[],
  random: Random,
): Promise<void> {
  await insertOrders(tx, groupIntoOrders(purchases), random)
}

/** Inserts orders, each a list of purchases by one shopper at one time, with their reviews. */
export async function insertOrders(tx: Queries, planned: readonly Purchase[][], random: Random): Promise<void> {
  const purchases = planned.flat()
  if (purchases.length === 0) return
  const rows = planned.map((parcel) => orderRows(parcel, random))
  const people = [...new Map(purchases.map((one) => [one.shopper.uid, one])).values()]
  const since = new Date(Math.min(...purchases.map(({ at }) => at.getTime())))
  await insertAll(
    tx,
    users,
    people.map(({ shopper: { uid, name, email } }) => ({ uid, name, email, createdAt: since, updatedAt: since })),
  )
  await insertAll(
    tx,
    orders,
    rows.map(({ order }) => order),
  )
  await insertAll(
    tx,
    orderLines,
    rows.flatMap(({ lines }) => lines),
  )
  await insertAll(
    tx,
    orderEvents,
    rows.flatMap(({ events }) => events),
  )
  await insertAll(
    tx,
    parcels,
    rows.flatMap(({ sent }) => sent),
  )
  await insertAll(
    tx,
    reviews,
    rows.flatMap(({ texts }) => texts),
  )
  const ids = sql.join(
    [...new Set(purchases.map(({ product }) => product.id))].map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const orderIds = sql.join(
    rows.map(({ order }) => sql`${order.id}::uuid`),
    sql`, `,
  )
  await tx.execute(sql`
    update products p set units_sold = p.units_sold + bought.units
    from (select l.product_id, sum(l.quantity)::int as units from order_lines l
      join orders o on o.user_id = l.user_id and o.id = l.order_id
      where l.order_id in (${orderIds}) and o.status <> 'Pending' group by l.product_id) bought
    where p.id = bought.product_id`)
  await tx.execute(sql`
    update products p set rating_total = rated.total, rating_count = rated.count
    from (select product_id, sum(stars)::int as total, count(*)::int as count from reviews
      where product_id in (${ids}) group by product_id) rated
    where p.id = rated.product_id`)
}
