import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** An order. Orders, their lines and events are distributed by `userId`, so that placing one is a transaction of one shard. */
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
    /** The tax rate in hundredths of a per cent; orders from before it was kept had 15 %. */
    taxBasisPoints: integer('tax_basis_points').notNull().default(1500),
    /** A copy of the redeemed coupon's terms, by which totals are calculated again when lines are cancelled. */
    couponCode: text('coupon_code'),
    couponKind: text('coupon_kind'),
    couponValue: integer('coupon_value'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('orders_idempotency').on(table.userId, table.idempotencyKey),
    index('orders_by_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('orders_by_id').on(table.id),
    index('orders_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_by_status').on(table.status, table.createdAt.desc().nullsFirst()),
    check(
      'orders_total_adds_up',
      sql`${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} + ${table.shippingCents} + ${table.taxCents}`,
    ),
    check('orders_discount_fits', sql`${table.discountCents} between 0 and ${table.subtotalCents}`),
  ],
)

/** A line of an order. Name, variant, SKU, picture and price are copies, which later changes of the product do not touch. */
export const orderLines = pgTable(
  'order_lines',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineNumber: integer('line_number').notNull(),
    productId: uuid('product_id').notNull(),
    name: text().notNull(),
    image: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    quantity: integer().notNull(),
    variantId: uuid('variant_id'),
    variantName: text('variant_name').notNull().default(''),
    sku: text().notNull().default(''),
    /** The day from which a pre-ordered product is shipped. */
    releaseDate: date('release_date'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.lineNumber] }),
    index('order_lines_by_product').on(table.userId, table.productId),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
)

/** An order's timeline: each status with its time and actor. Append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    userId: text('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    status: text().notNull(),
    actor: text().notNull(),
    actorId: text('actor_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId, table.id] })],
)
