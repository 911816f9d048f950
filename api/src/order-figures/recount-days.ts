import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

const DAY_MS = 86_400_000

/** A UTC day; `to` is exclusive. */
export interface Day {
  from: Date
  to: Date
}

export const dayFrom = (ms: number): Day => ({ from: new Date(ms), to: new Date(ms + DAY_MS) })

/**
 * Compares the sums of a day with the orders and corrects differences; resolves to the number of rows. One statement
 * sees an order and its figures either both before or both after a change, so its correction is right even if orders
 * change meanwhile.
 */
export async function recountSums(tx: Queries, day: Day): Promise<number> {
  const done = await tx.execute(sql`
    insert into order_days (day, part, orders, revenue_cents, units, returns, returned_units, returned_cents)
    select day, 0, orders, revenue_cents, units, returns, returned_units, returned_cents from (${dayDifferences(day)}) as d
    on conflict (day, part) do update set orders = order_days.orders + excluded.orders,
      revenue_cents = order_days.revenue_cents + excluded.revenue_cents, units = order_days.units + excluded.units,
      returns = order_days.returns + excluded.returns,
      returned_units = order_days.returned_units + excluded.returned_units,
      returned_cents = order_days.returned_cents + excluded.returned_cents`)
  return done.rowCount ?? 0
}

/** Does the same for the figures of a day's products, in the order in which changes of orders lock their rows. */
export async function recountProducts(tx: Queries, day: Day): Promise<number> {
  const done = await tx.execute(sql`
    insert into product_days (day, product_id, units, revenue_cents)
    select day, product_id, units, revenue_cents from (${productDifferences(day)}) as d order by product_id
    on conflict (day, product_id) do update set units = product_days.units + excluded.units,
      revenue_cents = product_days.revenue_cents + excluded.revenue_cents`)
  return done.rowCount ?? 0
}

const utcDay = (column: SQL): SQL => sql`(${column} at time zone 'UTC')::date`

const within = (column: SQL, { from, to }: Day): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`

const ofDays = ({ from, to }: Day): SQL =>
  sql`day >= ${from.toISOString().slice(0, 10)}::date and day < ${to.toISOString().slice(0, 10)}::date`

/** The non-zero differences between the orders and the table. */
const dayDifferences = (day: Day): SQL => sql`
  select day, sum(orders)::int as orders, sum(revenue_cents)::bigint as revenue_cents, sum(units)::int as units,
    sum(returns)::int as returns, sum(returned_units)::int as returned_units, sum(returned_cents)::bigint as returned_cents
  from (
    select ${utcDay(sql`created_at`)} as day, 1 as orders, total_cents - returned_cents as revenue_cents,
      (select sum(quantity - cancelled - returned) from order_lines
        where order_lines.user_id = orders.user_id and order_id = orders.id) as units,
      0 as returns, 0 as returned_units, 0 as returned_cents
    from orders where ${within(sql`created_at`, day)} and status <> 'Cancelled'
    union all
    select ${utcDay(sql`decided_at`)}, 0, 0, 0, 1,
      (select sum((piece->>'quantity')::int) from jsonb_array_elements(lines) as piece), value_cents
    from order_returns where ${within(sql`decided_at`, day)} and state = 'accepted'
    union all
    select day, -orders, -revenue_cents, -units, -returns, -returned_units, -returned_cents
    from order_days where ${ofDays(day)}
  ) as counted group by day
  having sum(orders) <> 0 or sum(revenue_cents) <> 0 or sum(units) <> 0
    or sum(returns) <> 0 or sum(returned_units) <> 0 or sum(returned_cents) <> 0`

const productDifferences = (day: Day): SQL => sql`
  select day, product_id, sum(units)::int as units, sum(revenue_cents)::bigint as revenue_cents
  from (
    select ${utcDay(sql`created_at`)} as day, product_id, quantity - cancelled - returned as units,
      (quantity - cancelled - returned)::bigint * price_cents as revenue_cents
    from orders join order_lines on order_lines.user_id = orders.user_id and order_id = orders.id
    where ${within(sql`created_at`, day)} and status <> 'Cancelled'
    union all
    select day, product_id, -units, -revenue_cents from product_days where ${ofDays(day)}
  ) as counted group by day, product_id having sum(units) <> 0 or sum(revenue_cents) <> 0`
