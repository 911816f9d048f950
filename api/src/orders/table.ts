import type { ReturnReason } from '@superium/shared/constants'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'
import { cashToConfirm, openAndUnpaid, orderWords, paidState, refundOpen } from './order-expressions'
import type { Pieces } from './pieces'

/**
 * An order. Orders, their lines, events and returns are distributed by `userId`, so that the transaction that places
 * one stays on one shard. Every change of an order locks this row first.
 */
export const orders = pgTable(
  'orders',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    orderNumber: text('order_number').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    district: text().notNull(),
    subDistrict: text('sub_district').notNull(),
    country: text().notNull(),
    postalCode: text('postal_code').notNull(),
    orderNotes: text('order_notes').notNull(),
    paymentType: text('payment_type').notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    shippingCents: integer('shipping_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** The tax rate in hundredths of a per cent; orders older than this column had 15 %. */
    taxBasisPoints: integer('tax_basis_points').notNull().default(1500),
    /** A copy of the redeemed coupon's terms, for recalculating totals when lines are cancelled. */
    couponCode: text('coupon_code'),
    couponKind: text('coupon_kind'),
    couponValue: integer('coupon_value'),
    /** The order is cancelled if it is still unpaid at this time; null if it never expires. */
    paymentDueAt: timestamp('payment_due_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The money that has come in: the ledger's sum. Null until there is any; `paidAt` is set when there is all. */
    paidCents: integer('paid_cents'),
    /** Cash that sellers report and no administrator has confirmed: the ledger's sum. */
    unconfirmedCashCents: integer('unconfirmed_cash_cents').notNull().default(0),
    /** The value of the pieces of accepted returns. */
    returnedCents: integer('returned_cents').notNull().default(0),
    /** The amount that administrators have refunded: the ledger's sum. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Unused since parcels hold the tracking; the previous version still writes these columns. */
    trackingCarrier: text('tracking_carrier'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => {
    const newest = () => [table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    return [
      primaryKey({ columns: [table.userId, table.id] }),
      unique('orders_idempotency').on(table.userId, table.idempotencyKey),
      index('orders_by_user').on(table.userId, table.createdAt.desc().nullsFirst()),
      index('orders_by_id').on(table.id),
      index('orders_by_time').on(...newest()),
      // Filters of the administrators' list, each followed by the columns of its page order.
      index('orders_by_status').on(table.status, ...newest()),
      index('orders_by_payment').on(table.paymentType, ...newest()),
      index('orders_by_paid_state').on(paidState, ...newest()),
      index('orders_by_coupon')
        .on(table.couponCode, ...newest())
        .where(sql`coupon_code is not null`),
      index('orders_by_total').on(sql`(total_cents::bigint)`, table.id),
      index('orders_by_words').using('gin', orderWords),
      index('orders_with_cash_to_confirm')
        .on(...newest())
        .where(cashToConfirm),
      index('orders_with_refund_to_pay')
        .on(...newest())
        .where(refundOpen),
      index('orders_unpaid_by_due').on(table.paymentDueAt).where(openAndUnpaid),
      index('orders_unpaid_by_user').on(table.userId).where(openAndUnpaid),
      check(
        'orders_total_adds_up',
        sql`${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} + ${table.shippingCents} + ${table.taxCents}`,
      ),
      check('orders_discount_fits', sql`${table.discountCents} between 0 and ${table.subtotalCents}`),
      check('orders_paid_with_amount', sql`${table.paidAt} is null or ${table.paidCents} is not null`),
      check('orders_refunded_positive', sql`${table.refundedCents} >= 0`),
      check('orders_returned_within_total', sql`${table.returnedCents} between 0 and ${table.totalCents}`),
    ]
  },
)

/**
 * A line of an order. Name, variant, SKU, picture and price are copies that do not follow later changes of the product.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineNumber: integer('line_number').notNull(),
    productId: uuid('product_id').notNull(),
    /** The seller of the product at the time of the order; null for the shop's own. */
    sellerId: uuid('seller_id'),
    name: text().notNull(),
    image: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    quantity: integer().notNull(),
    variantId: uuid('variant_id'),
    variantName: text('variant_name').notNull().default(''),
    sku: text().notNull().default(''),
    /** The day from which a pre-ordered product is shipped. */
    releaseDate: date('release_date'),
    /** The sale whose price was charged; null for a regular price and for lines older than this column. */
    saleId: uuid('sale_id'),
    /**
     * The line's share of the order's discount, for all its pieces; null in orders that were placed before lines had
     * shares, whose coupon is applied anew to what remains.
     */
    discountCents: integer('discount_cents'),
    /** How many pieces of the quantity were cancelled, and how many came back with accepted returns. */
    cancelled: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    /** How many pieces of the quantity are in parcels: the sum over all parcels. */
    shipped: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.lineNumber] }),
    index('order_lines_by_product').on(table.userId, table.productId),
    index('order_lines_by_seller').on(table.sellerId, table.orderId).where(sql`seller_id is not null`),
    index('order_lines_to_ship')
      .on(table.sellerId, table.orderId)
      .where(sql`seller_id is not null and cancelled + shipped < quantity`),
    index('order_lines_of_shop').on(table.userId, table.orderId).where(sql`seller_id is null`),
    index('order_lines_by_sku').on(table.sku, table.userId, table.orderId).where(sql`sku <> ''`),
    // A covering index for summing up how much a sale was used.
    index('order_lines_by_sale')
      .on(table.saleId, table.productId, table.priceCents, table.quantity, table.cancelled, table.returned)
      .where(sql`sale_id is not null`),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'order_lines_pieces_within_quantity',
      sql`${table.cancelled} >= 0 and ${table.returned} >= 0 and ${table.cancelled} + ${table.returned} <= ${table.quantity}`,
    ),
    check(
      'order_lines_shipped_not_cancelled',
      sql`${table.shipped} >= 0 and ${table.cancelled} + ${table.shipped} <= ${table.quantity}`,
    ),
  ],
)

/** An order's timeline: each change with its time and actor, and the status after it. Append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    kind: text().notNull().default('status'),
    status: text().notNull(),
    note: text().notNull().default(''),
    /** The affected pieces. */
    lines: jsonb().$type<Pieces[]>().notNull().default([]),
    /** The seller of the affected parcel or return; null for the shop itself. */
    sellerId: uuid('seller_id'),
    actor: text().notNull(),
    actorId: text('actor_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId, table.id] })],
)

/**
 * Pieces that a buyer wants to return, or has returned, to one sender. An order has at most one waiting return per
 * sender.
 */
export const orderReturns = pgTable(
  'order_returns',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    state: text().notNull(),
    /** Null if the buyer chose none of the list. */
    chosenReason: text('chosen_reason').$type<ReturnReason>(),
    /** The buyer's own words; may be empty. */
    reason: text().notNull(),
    /** The note with which the administrator or the seller decided. */
    note: text().notNull().default(''),
    lines: jsonb().$type<Pieces[]>().notNull(),
    /** The seller of its products; null for the shop's own. */
    sellerId: uuid('seller_id'),
    /** The value of its pieces, with their share of discount and tax. */
    valueCents: integer('value_cents').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: text('decided_by'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    uniqueIndex('order_returns_one_waiting_per_sender')
      .on(table.userId, table.orderId, sql`coalesce(seller_id, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`state = 'requested'`),
    index('order_returns_accepted').on(table.decidedAt, table.orderId).where(sql`state = 'accepted'`),
    check('order_returns_state_known', sql`${table.state} in ('requested', 'accepted', 'refused')`),
    check('order_returns_decided_with_time', sql`(${table.state} = 'requested') = (${table.decidedAt} is null)`),
  ],
)

/** A parcel of an order: pieces that one sender handed over together. Distribution column: `userId`, the buyer. */
export const parcels = pgTable(
  'parcels',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    /** The seller that sent it; null for the shop itself. */
    sellerId: uuid('seller_id'),
    lines: jsonb().$type<Pieces[]>().notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    index('parcels_by_tracking')
      .on(sql`upper(regexp_replace(tracking_number, '[\\s-]', '', 'g'))`)
      .where(sql`tracking_number is not null`),
    index('parcels_by_seller').on(table.sellerId, table.shippedAt).where(sql`seller_id is not null`),
    check(
      'parcels_delivered_after_shipping',
      sql`${table.deliveredAt} is null or ${table.deliveredAt} >= ${table.shippedAt}`,
    ),
  ],
)

shardBy(orders, orders.userId)
shardBy(orderLines, orderLines.userId)
shardBy(orderEvents, orderEvents.userId)
shardBy(orderReturns, orderReturns.userId)
shardBy(parcels, parcels.userId)
