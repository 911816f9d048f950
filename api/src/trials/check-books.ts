import { type SQL, sql } from 'drizzle-orm'
import { discountFor } from '../coupons/coupon-terms'
import { toTerms } from '../coupons/queries'
import type { Database } from '../database/database'
import { isPaidToCourier } from '../orders/is-ready-to-send'
import { orderLines, orders } from '../orders/table'
import { subtotalOf, totalsWithDiscount } from '../quotes/calculate-totals'
import { ledgerIsSound } from './check-ledger'

/** Pieces that buyers have, by line; cancelled and returned ones are in stock again. */
const bought = sql`select product_id, variant_id, quantity - cancelled - returned as pieces from order_lines`

/** Those of them that count as sold, by product. */
const sold = sql`select l.product_id, sum(l.quantity - l.cancelled - l.returned) as pieces from order_lines l
  join orders o on o.user_id = l.user_id and o.id = l.order_id where o.status <> 'Pending' group by l.product_id`

/** Queries that find rows only where the books of the shop do not add up; each ware began with `pieces`. */
const audits = (pieces: number): Record<string, SQL> => ({
  'stock below zero': sql`
    select id from products where stock < 0 union all select id from product_variants where stock < 0`,
  'a product whose stock is not that of its variants': sql`
    select p.id from products p join product_variants v on v.product_id = p.id
    group by p.id having p.stock <> sum(v.stock)`,
  'a product that lists by stock have at another place, or not at all': sql`
    select p.id, p.stock, b.stock as listed from products p full join products_by_stock b on b.product_id = p.id
    where (p.stock, p.active) is distinct from (b.stock, b.active)`,
  'a product whose pieces appeared or vanished': sql`
    select p.id, p.stock, coalesce(sum(b.pieces), 0) as bought from products p
    left join (${bought}) b on b.product_id = p.id
    group by p.id having p.stock + coalesce(sum(b.pieces), 0) <> ${pieces} * greatest(p.variant_count, 1)`,
  'a product whose sold pieces are not those of confirmed orders': sql`
    select p.id, p.units_sold, s.pieces from products p left join (${sold}) s on s.product_id = p.id
    left join (select product_id, sum(pieces) as pieces from sold_pieces group by product_id) new on new.product_id = p.id
    where p.units_sold + coalesce(new.pieces, 0) <> coalesce(s.pieces, 0)`,
  'a variant whose pieces appeared or vanished': sql`
    select v.id, v.stock, coalesce(sum(b.pieces), 0) as bought from product_variants v
    left join (${bought}) b on b.product_id = v.product_id and b.variant_id = v.id
    group by v.product_id, v.id having v.stock + coalesce(sum(b.pieces), 0) <> ${pieces}`,
  'an order without lines, or with another first event than its placing': sql`
    select o.id from orders o where not exists (
      select 1 from order_lines l where l.user_id = o.user_id and l.order_id = o.id)
    or (select count(*) from order_events e where e.user_id = o.user_id and e.order_id = o.id
      and e.kind = 'status' and e.status = 'Pending') <> 1`,
  'a cancelled order that keeps pieces, or an open one without': sql`
    select o.id from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id
    group by o.user_id, o.id having (o.status = 'Cancelled') <> (sum(l.quantity - l.cancelled) = 0)`,
  'a line whose shipped pieces are not those of the parcels, or were cancelled too': sql`
    select l.order_id, l.line_number, l.shipped from order_lines l
    left join (
      select p.user_id, p.order_id, (piece ->> 'lineNumber')::int as line_number, sum((piece ->> 'quantity')::int) as pieces
      from parcels p, jsonb_array_elements(p.lines) piece group by 1, 2, 3
    ) sent on sent.user_id = l.user_id and sent.order_id = l.order_id and sent.line_number = l.line_number
    where l.shipped <> coalesce(sent.pieces, 0) or l.shipped + l.cancelled > l.quantity`,
  'a parcel without a line': sql`select id from parcels where jsonb_array_length(lines) = 0`,
  'a parcel with a line of another sender': sql`
    select sent.id from order_lines l
    join (
      select p.user_id, p.order_id, p.id, p.seller_id, (piece ->> 'lineNumber')::int as line_number
      from parcels p, jsonb_array_elements(p.lines) piece
    ) sent on sent.user_id = l.user_id and sent.order_id = l.order_id and sent.line_number = l.line_number
    where l.seller_id is distinct from sent.seller_id`,
  'an order whose status does not follow from its parcels': sql`
    select o.id, o.status from orders o
    left join lateral (
      select sum(l.quantity - l.cancelled - l.shipped) as left_to_send from order_lines l
      where l.user_id = o.user_id and l.order_id = o.id
    ) lines on true
    left join lateral (
      select count(*) as parcels, count(*) filter (where delivered_at is null) as travelling
      from parcels p where p.user_id = o.user_id and p.order_id = o.id
    ) sent on true
    where case o.status
      when 'Confirmed' then parcels > 0 and left_to_send = 0
      when 'Shipped' then left_to_send > 0 or travelling = 0
      when 'Delivered' then left_to_send > 0 or travelling > 0
      else parcels > 0 end`,
  'a coupon whose uses are not its orders': sql`
    select c.code, c.used, count(o.id) from coupons c
    left join orders o on o.coupon_code = c.code and o.status <> 'Cancelled'
    group by c.code having c.used <> count(o.id)`,
  'a coupon above its limit': sql`select code from coupons where used > total_limit`,
  'a user’s uses of a coupon that are not the user’s orders': sql`
    select u.user_id, u.code, u.used, count(o.id) from coupon_uses u
    left join orders o on o.user_id = u.user_id and o.coupon_code = u.code and o.status <> 'Cancelled'
    group by u.user_id, u.code having u.used <> count(o.id)`,
  'a user above a coupon’s limit': sql`
    select u.user_id from coupon_uses u join coupons c on c.code = u.code where u.used > c.per_user_limit`,
})

/** The orders whose amounts are not those of their lines by the rules that they keep. */
async function wrongTotals(db: Database): Promise<string[]> {
  const [rows, lines] = [await db.select().from(orders), await db.select().from(orderLines)]
  const linesOf = new Map<string, typeof lines>()
  for (const line of lines) linesOf.set(line.orderId, [...(linesOf.get(line.orderId) ?? []), line])
  return rows.flatMap((row) => {
    const { id, status, couponCode: code, couponKind: kind, couponValue: value, taxBasisPoints } = row
    const coupon = code !== null && kind !== null && value !== null ? toTerms({ code, kind, value }) : undefined
    const own = linesOf.get(id) ?? []
    const kept = own.map(({ priceCents, quantity, cancelled, discountCents }) => {
      const left = status === 'Cancelled' ? quantity : quantity - cancelled
      return { priceCents, quantity: left, discountCents: Math.floor(((discountCents ?? 0) * left) / quantity) }
    })
    const sum = (lines: readonly { discountCents: number | null }[]) =>
      lines.reduce((cents, line) => cents + (line.discountCents ?? 0), 0)
    if (sum(own) !== discountFor(coupon, subtotalOf(own))) return [`${id}: its lines share ${sum(own)} cents`]
    const whole = totalsWithDiscount(
      { shipping: { flatCents: 2500, freeOverCents: null }, taxBasisPoints },
      kept.filter(({ quantity }) => quantity > 0),
      coupon,
      sum(kept),
    )
    const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = row
    // Delivery that no courier collects any more is not charged.
    const collected = isPaidToCourier(row) ? (row.paidCents ?? 0) + row.unconfirmedCashCents : 0
    const isLess = totalCents === collected && own.some(({ cancelled }) => cancelled > 0)
    const waived = isLess ? Math.max(0, whole.shippingCents - shippingCents) : 0
    const expected = {
      ...whole,
      shippingCents: whole.shippingCents - waived,
      totalCents: whole.totalCents - waived,
    }
    const amounts = { subtotalCents, discountCents, shippingCents, taxCents, totalCents }
    return JSON.stringify(amounts) === JSON.stringify(expected)
      ? []
      : [`${id} ${JSON.stringify({ amounts, expected })}`]
  })
}

/** What does not add up in a shop whose wares began with `pieces` each; empty when all is well. */
export async function checkBooks(db: Database, pieces: number): Promise<string[]> {
  const found = (await wrongTotals(db)).map((order) => `an order whose totals are not its lines: ${order}`)
  for (const [what, audit] of Object.entries({ ...audits(pieces), ...ledgerIsSound })) {
    const { rows } = await db.execute(audit)
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 5))}`)
  }
  return found
}
