import { Client } from 'pg'

/** SQL queries that return rows only if an invariant of the shop is broken. */
const INVARIANTS: Record<string, string> = {
  'stock below zero': `
    select id from products where stock < 0 union all select id from product_variants where stock < 0`,
  'a product whose stock is not that of its variants': `
    select p.id from products p join product_variants v on v.product_id = p.id
    group by p.id, p.stock having p.stock <> sum(v.stock)`,
  'an order without lines, or with another first event than its placing': `
    select o.id from orders o where not exists (
      select from order_lines l where l.user_id = o.user_id and l.order_id = o.id)
    or (select count(*) from order_events e where e.user_id = o.user_id and e.order_id = o.id
      and e.kind = 'status' and e.status = 'Pending') <> 1`,
  'an order whose total is not the sum of its parts': `
    select id from orders where total_cents <> subtotal_cents - discount_cents + shipping_cents + tax_cents`,
  'an order whose subtotal is not that of its lines': `
    select o.id from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id
    group by o.user_id, o.id, o.status, o.subtotal_cents
    having o.subtotal_cents <>
      sum(l.price_cents * case o.status when 'Cancelled' then l.quantity else l.quantity - l.cancelled end)`,
  'a cancelled order that keeps pieces, or an open one without': `
    select o.id from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id
    group by o.user_id, o.id, o.status having (o.status = 'Cancelled') <> (sum(l.quantity - l.cancelled) = 0)`,
  'a line of which more pieces went than were ordered': `
    select order_id from order_lines where cancelled + shipped > quantity or returned > shipped`,
  'two orders of one key': `
    select user_id, idempotency_key from orders group by 1, 2 having count(*) > 1`,
  'a coupon whose uses are not its orders': `
    select c.code, c.used, count(o.id) from coupons c
    left join orders o on o.coupon_code = c.code and o.status <> 'Cancelled'
    group by c.code, c.used having c.used <> count(o.id)`,
  'a coupon above its limit': 'select code from coupons where used > total_limit',
  'a user above a coupon’s limit': `
    select u.user_id from coupon_uses u join coupons c on c.code = u.code where u.used > c.per_user_limit`,
  'a day whose figures are not those of its orders': `
    select day, sum(orders) as orders, sum(cents) as cents from (
      select day, orders, revenue_cents as cents from order_days
      union all
      select (created_at at time zone 'UTC')::date, -1, -(total_cents - returned_cents) from orders where status <> 'Cancelled'
    ) both_sides group by day having sum(orders) <> 0 or sum(cents) <> 0`,
  'a day whose pieces of a product are not those of its orders': `
    select day, product_id, sum(units) as units from (
      select day, product_id, units from product_days
      union all
      select (o.created_at at time zone 'UTC')::date, l.product_id, -(l.quantity - l.cancelled - l.returned)
      from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id where o.status <> 'Cancelled'
    ) both_sides group by day, product_id having sum(units) <> 0`,
}

/** The number of invariants, including the one about stock. */
export const INVARIANT_COUNT = Object.keys(INVARIANTS).length + 1

/**
 * Each product's initial stock: its current stock plus the pieces that buyers have, minus all stock movements. It must
 * never change.
 */
const BEGINNINGS = `
  select p.id, p.stock + coalesce(b.pieces, 0) - coalesce(m.moved, 0) as began from products p
  left join (select product_id, sum(quantity - cancelled - returned) as pieces from order_lines group by 1) b on b.product_id = p.id
  left join (select product_id, sum(change) as moved from stock_movements group by 1) m on m.product_id = p.id`

/** Pieces by product id. */
export type Beginnings = ReadonlyMap<string, number>

async function ask<T extends object>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const beginningsIn = async (client: Client): Promise<Beginnings> => {
  const { rows } = await client.query<{ id: string; began: string }>(BEGINNINGS)
  return new Map(rows.map(({ id, began }) => [id, Number(began)]))
}

/** The initial stock of every product, for a later comparison. */
export const readBeginnings = (databaseUrl: string): Promise<Beginnings> => ask(databaseUrl, beginningsIn)

/** The broken invariants, each with the first rows that show it; empty if all hold. */
export const brokenInvariants = (databaseUrl: string, before: Beginnings): Promise<string[]> =>
  ask(databaseUrl, async (client) => {
    const found: string[] = []
    for (const [what, query] of Object.entries(INVARIANTS)) {
      const { rows } = await client.query(query)
      if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
    }
    const now = await beginningsIn(client)
    const moved = [...before].filter(([id, began]) => now.has(id) && now.get(id) !== began)
    if (moved.length > 0)
      found.push(`a stock that is not its movements less its orders: ${JSON.stringify(moved.slice(0, 3))}`)
    return found
  })

/** The orders of accounts whose id begins with `prefix`, by account and idempotency key. */
export const placedOrders = (databaseUrl: string, prefix: string): Promise<Map<string, string>> =>
  ask(databaseUrl, async (client) => {
    const { rows } = await client.query('select user_id, idempotency_key, id from orders where user_id like $1', [
      `${prefix}-%`,
    ])
    return new Map(rows.map(({ user_id, idempotency_key, id }) => [`${user_id} ${idempotency_key}`, String(id)]))
  })
