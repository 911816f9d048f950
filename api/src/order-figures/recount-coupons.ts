import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/** The codes of all coupons that exist or were used. */
export async function couponCodes(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from coupons union select code from coupon_figures order by code`)
  return rows.map(({ code }) => code)
}

/** Compares a coupon's figures with the orders and corrects differences, like `recountSums`. */
export async function recountCoupon(tx: Queries, code: string): Promise<number> {
  const done = await tx.execute(sql`
    insert into coupon_figures (code, part, orders, revenue_cents, discount_cents)
    select code, 0, orders, revenue_cents, discount_cents from (${differences(code)}) as d
    on conflict (code, part) do update set orders = coupon_figures.orders + excluded.orders,
      revenue_cents = coupon_figures.revenue_cents + excluded.revenue_cents,
      discount_cents = coupon_figures.discount_cents + excluded.discount_cents`)
  return done.rowCount ?? 0
}

/** The non-zero differences between the orders with the coupon and the table. */
const differences = (code: string): SQL => sql`
  select code, sum(orders)::int as orders, sum(revenue_cents)::bigint as revenue_cents,
    sum(discount_cents)::bigint as discount_cents
  from (
    select coupon_code as code, 1 as orders, total_cents - returned_cents as revenue_cents,
      coalesce((select case when count(*) = count(order_lines.discount_cents) then
          sum(order_lines.discount_cents::bigint * (quantity - cancelled - returned) / quantity) end from order_lines
        where order_lines.user_id = orders.user_id and order_id = orders.id), discount_cents) as discount_cents
    from orders where coupon_code = ${code} and status <> 'Cancelled'
    union all
    select code, -orders, -revenue_cents, -discount_cents from coupon_figures where code = ${code}
  ) as counted group by code
  having sum(orders) <> 0 or sum(revenue_cents) <> 0 or sum(discount_cents) <> 0`
