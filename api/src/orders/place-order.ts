import { uuidv7 } from 'uuidv7'
import { lockOpenAccount } from '../account-access/lock-open-account'
import type { CouponRequest } from '../coupons/coupon-request'
import { redeemCoupon } from '../coupons/redeem-coupon'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { toCents } from '../http/cents-and-dollars'
import { Problem } from '../http/problem'
import { requireAddressRules } from '../http/require-address-rules'
import type { Identity } from '../identity/identity'
import { figuresOf } from '../order-figures/order-figures'
import { recordChange } from '../order-figures/record-change'
import { paymentDueAt } from '../payments/payments'
import { calculateTotals, subtotalOf } from '../quotes/calculate-totals'
import { lockCart, takeOrderedPieces } from '../saved-lists/take-ordered-pieces'
import { findOwnShop } from '../sellers/find-own-shop'
import { noteVerifiedAddress } from '../users/verified-address'
import { findVariants } from '../variants/queries'
import { requireNotWithdrawn } from '../withdrawn-orders/withdrawn-keys'
import { explainConflict } from './explain-conflict'
import { forgedAmount } from './forged-amount'
import { withinNetworkPieces } from './limit-network-pieces'
import { limitUnpaidOrders } from './limit-unpaid-orders'
import { limitUnpaidPieces } from './limit-unpaid-pieces'
import { limitUnverifiedOrders } from './limit-unverified-orders'
import { limitUnverifiedTotal } from './limit-unverified-total'
import { orderNumber } from './order-number'
import type { OrderParts } from './order-parts'
import { type Details, findByKey, findSenders, lineName, type OrderRow } from './queries'
import { toOwnOrder } from './read-orders'
import { recordEvent } from './record-event'
import { requestHash } from './request-hash'
import { rowToOrder } from './row-to-order'
import type { Order, OrderRequest } from './schema'
import { shareCents } from './share-cents'
import { orderLines, orders } from './table'
import { takeStockForLines } from './take-stock'
import { mailBuyer } from './tell-buyer'

/** A concurrent request with the same key has inserted its order first. */
class Repeated extends Error {}

/** The stock, a price, the coupon or the total differs from what the shopper saw, or a product is from the own shop. */
class Changed extends Error {}

/**
 * Places an order in one READ COMMITTED transaction, with the server's prices. The same key and request return the same
 * order; the same key with another request is a 422. A 409 with the new quote and the field means that a price, total,
 * stock or coupon differs from what the shopper saw; a 409 without a quote, that the account or network has reached a
 * limit. `coupon` is the request's coupon with its caller; without `network`, network limits do not apply.
 */
export async function placeOrder(
  parts: OrderParts,
  identity: Identity,
  key: string,
  request: OrderRequest,
  { coupon, network }: { coupon?: CouponRequest | undefined; network?: string | undefined } = {},
): Promise<Order> {
  const hash = requestHash(request)
  const { db } = parts
  const unpaid = limitUnpaidOrders(db, identity.uid, parts.payments.unpaidOrdersMax)
  const unverified = limitUnverifiedOrders(db, identity, parts.payments.unverifiedOrdersMax)
  unverified.catch(() => {})
  // A caller over both limits always gets the same error.
  const withinLimits = unpaid.then(() => unverified)
  // A repeated request gets its order even if a limit has been reached since.
  withinLimits.catch(() => {})
  const earlier = await findByKey(db, identity.uid, key)
  if (earlier) return repeat(parts, earlier, hash)
  requireAddressRules(request)
  try {
    await withinLimits
    const limit = network === undefined ? undefined : { network, most: parts.payments.networkPiecesMax }
    const placed = await withinNetworkPieces(db, limit, request.products, () =>
      transactionWithRetries(db, (tx) => write(tx, parts, identity, key, hash, request)),
    )
    const { row, lines } = placed
    const unreviewed = new Set(lines.map(lineName))
    const { payments, shop } = parts
    const reader = { payments, shop, actor: 'buyer', buyer: row.userId, now: new Date() } as const
    return rowToOrder(row, { ...placed, unreviewed }, reader)
  } catch (error) {
    if (error instanceof Repeated || error instanceof Changed || error instanceof Problem) {
      // A retry may find no stock because its first attempt took the last pieces.
      const made = await findByKey(db, identity.uid, key)
      if (made) return repeat(parts, made, hash)
    }
    if (error instanceof Changed)
      throw await explainConflict(db, parts.priceRules, request, { coupon, uid: identity.uid })
    throw error
  }
}

async function repeat(parts: OrderParts, row: OrderRow, hash: string): Promise<Order> {
  if (row.requestHash !== hash) {
    throw new Problem(422, 'This Idempotency-Key was used for another order.', { field: 'idempotency-key' })
  }
  return toOwnOrder(parts, row)
}

async function write(
  tx: Queries,
  parts: OrderParts,
  identity: Identity,
  key: string,
  hash: string,
  request: OrderRequest,
): Promise<Details & { row: OrderRow }> {
  const { priceRules: rules, payments } = parts
  const productIds = [...new Set(request.products.map(({ productId }) => productId))]
  const [, , , , , , variants] = await together(
    () => lockOpenAccount(tx, identity.uid),
    async () => {
      if (await findByKey(tx, identity.uid, key)) throw new Repeated()
    },
    () => requireNotWithdrawn(tx, identity.uid, key),
    () => limitUnpaidOrders(tx, identity.uid, payments.unpaidOrdersMax),
    () => limitUnverifiedOrders(tx, identity, payments.unverifiedOrdersMax),
    () => limitUnpaidPieces(tx, identity.uid, request.products, payments.unpaidPiecesMax),
    () => findVariants(tx, productIds),
  )
  const [lines, cart] = await together(
    () => takeStockForLines(tx, request.products, variants),
    () => lockCart(tx, identity.uid),
  )
  if (!lines) throw new Changed()
  const sellerIds = lines.map(({ sellerId }) => sellerId)
  if (await findOwnShop(tx, identity.uid, sellerIds)) throw new Changed()
  const prices = lines.map((line) => ({ ...line, variant: line.variantId }))
  if (forgedAmount(request.products, prices) !== undefined) throw new Changed()
  const createdAt = new Date()
  const coupon =
    request.coupon === undefined
      ? undefined
      : await redeemCoupon(tx, identity.uid, request.coupon, subtotalOf(lines), createdAt)
  if (request.coupon !== undefined && !coupon) throw new Changed()
  const totals = calculateTotals(rules, lines, coupon)
  if (totals.totalCents !== toCents(request.orderTotal)) throw new Changed()
  await limitUnverifiedTotal(tx, identity, totals.totalCents, payments.unverifiedTotalMaxCents)

  const shares = shareCents(
    totals.discountCents,
    lines.map(({ priceCents, quantity }) => priceCents * quantity),
  )
  const id = uuidv7()
  const values: typeof orders.$inferInsert = {
    userId: identity.uid,
    id,
    orderNumber: orderNumber(id, createdAt),
    idempotencyKey: key,
    requestHash: hash,
    status: 'Pending',
    name: request.name,
    email: identity.email,
    phone: String(request.phone),
    street: request.street ?? '',
    district: request.district,
    subDistrict: request.subDistrict,
    country: request.country,
    postalCode: String(request.postalCode),
    orderNotes: request.orderNotes?.trim() ?? '',
    paymentType: request.paymentType,
    ...totals,
    taxBasisPoints: rules.taxBasisPoints,
    ...(coupon && { couponCode: coupon.code, couponKind: coupon.kind, couponValue: coupon.value }),
    paymentDueAt: paymentDueAt(payments, request.paymentType, createdAt),
    createdAt,
  }
  const own = { userId: identity.uid, orderId: id }
  const event = { kind: 'status', status: 'Pending', actor: 'buyer', actorId: identity.uid, at: createdAt } as const
  const [row, placedLines, placed, senders] = await together(
    async () => {
      const [added] = await tx.insert(orders).values(values).onConflictDoNothing().returning()
      if (!added) throw new Repeated()
      return added
    },
    () =>
      tx
        .insert(orderLines)
        .values(lines.map((line, lineNumber) => ({ ...own, lineNumber, ...line, discountCents: shares[lineNumber] })))
        .returning(),
    () => recordEvent(tx, values, event),
    () => findSenders(tx, lines),
    () => takeOrderedPieces(tx, identity.uid, cart, request.products, createdAt),
    () => noteVerifiedAddress(tx, identity),
  )
  const order = { row, lines: placedLines, events: [placed], returns: [], parcels: [], ledger: [], senders }
  // An e-mail inserted after the figures locks no row that another order needs.
  await together(
    () => mailBuyer(tx, parts, order, 'order-placed'),
    () => recordChange(tx, row, { after: figuresOf(row, placedLines) }),
  )
  return order
}
