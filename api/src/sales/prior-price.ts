import { type SQL, sql } from 'drizzle-orm'

/**
 * The lowest price in cents during the 30 days before `start` (EU 98/6/EC Art. 6a), including the price at their
 * beginning. Null if the price history is shorter: then no discount may be shown.
 */
export function priorPrice(productId: SQL, start: Date): SQL {
  const until = sql`${start.toISOString()}::timestamptz`
  const from = sql`${until} - interval '30 days'`
  const before = sql`(select h.price_cents from price_history h where h.product_id = ${productId} and h.since <= ${from}
    order by h.since desc, h.id desc limit 1)`
  const within = sql`(select min(h.price_cents) from price_history h
    where h.product_id = ${productId} and h.since > ${from} and h.since < ${until})`
  return sql`case when ${before} is not null then least(${before}, ${within}) end`
}
