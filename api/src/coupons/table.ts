import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { copyToEveryNode, shardBy } from '../database/distribute/placement'

/** Coupons. A small table, suited for a copy on each node of a cluster. */
export const coupons = pgTable(
  'coupons',
  {
    /** In capitals. */
    code: text().primaryKey(),
    kind: text().notNull(),
    /** Hundredths of a per cent, or cents; 0 for free shipping. */
    value: integer().notNull(),
    minimumCents: integer('minimum_cents').notNull().default(0),
    /** Start of validity; null if it is unlimited. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    /** End of validity, exclusive; null if it is unlimited. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    totalLimit: integer('total_limit'),
    perUserLimit: integer('per_user_limit'),
    /** In how many orders it is currently used. */
    used: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('coupons_by_time').on(table.createdAt.desc().nullsFirst(), table.code.desc().nullsFirst()),
    check(
      'coupons_value_fits_kind',
      sql`case ${table.kind} when 'percentage' then ${table.value} between 1 and 10000
      when 'amount' then ${table.value} > 0 when 'free-shipping' then ${table.value} = 0 else false end`,
    ),
    check('coupons_used_not_negative', sql`${table.used} >= 0`),
  ],
)

/** In how many orders of a user a coupon is currently used; distributed by `userId`, like orders. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    userId: text('user_id').notNull(),
    code: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.code] }),
    check('coupon_uses_not_negative', sql`${table.used} >= 0`),
  ],
)

shardBy(couponUses, couponUses.userId)
copyToEveryNode(coupons)
