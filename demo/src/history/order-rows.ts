import { returnReasons, sql } from '@superium/api/seeding'
import type { SQL } from 'drizzle-orm'
import { uuidAt } from './plan-orders'

const sent = "status in ('Shipped', 'Delivered', 'Return requested', 'Returned')"

/** When an order of `planned` reached a status. */
const steps = (['Pending', 'Confirmed', 'Shipped', 'Delivered'] as const).map((status, place) => ({
  status,
  place,
  after: ['0', '3 hours', '1 day', '3 days'][place],
  reached: [
    'true',
    "status not in ('Pending', 'Cancelled')",
    sent,
    "status in ('Delivered', 'Return requested', 'Returned')",
  ][place],
}))

const eventsOf = ({ status, place, after, reached }: (typeof steps)[number]): SQL =>
  sql`insert into order_events (user_id, order_id, id, status, actor, actor_id, at)
    select uid, id, ${uuidAt(`at + interval '${after}'`, `'event${place}-' || n`)}, ${status},
      ${place === 0 ? 'buyer' : 'admin'}, uid, at + ${after}::interval from planned where ${sql.raw(reached ?? '')}`

/** One of the reasons that the form of a return offers. */
const chosenReason = sql.raw(
  `(array['${returnReasons.join("','")}'])[1 + (hashtext(order_id::text) & 1023) % ${returnReasons.length}]`,
)

/** Statements that insert what `planOrders` planned, with lines, timeline, parcels and returns. */
export const orderRows = (): SQL[] => [
  sql`insert into users (uid, email, name, phone, created_at, updated_at)
    select uid, email, name, phone, since, since from people`,
  sql`insert into order_lines (user_id, order_id, line_number, product_id, seller_id, name, image, price_cents, quantity, sku,
      shipped, returned, cancelled, sale_id)
    select l.uid, l.order_id, line, goods.id, seller_id, name, image, price_cents, quantity, sku,
      case when ${sql.raw(sent)} then quantity else 0 end, case when status = 'Returned' then quantity else 0 end,
      case when status = 'Cancelled' then quantity else 0 end,
      -- One sale of the past has a tenth of all lines.
      case when sale < 0.1 then (select id from sales order by starts_at limit 1) end
    from planned_lines l join goods on goods.n = good`,
  sql`insert into orders (user_id, id, order_number, idempotency_key, request_hash, status, name, email, phone, street, district,
      sub_district, country, postal_code, order_notes, payment_type, subtotal_cents, shipping_cents, tax_cents, total_cents, paid_at,
      paid_cents, returned_cents, created_at)
    select uid, id, 'S-' || to_char(at, 'YYMMDD') || '-H' || n, 'history-' || n, '', status, name, email, phone,
      n % 140 || ' Lake Road', 'Dhaka', 'Dhanmondi', 'Bangladesh', '1205', 'Ring the bell', payment_type, subtotal, 0, 0, subtotal,
      case when is_paid then at + interval '1 hour' end, case when is_paid then subtotal end,
      case when status = 'Returned' then subtotal else 0 end, at
    from (select planned.*, people.name, email, phone, subtotal,
        (array['cash_on_delivery', 'direct_bank_transfer', 'check_payments'])[1 + floor(pay * 3)::int] as payment_type,
        status in ('Delivered', 'Returned', 'Return requested') or (pay > 0.7 and status <> 'Cancelled') as is_paid
      from planned join people on people.n = person
      join (select order_id, sum(price_cents * case when status = 'Cancelled' then 0 else quantity end)::int as subtotal
        from planned_lines join goods on goods.n = good group by order_id) as sums on sums.order_id = planned.id) as whole`,
  ...steps.map(eventsOf),
  sql`insert into order_events (user_id, order_id, id, status, actor, actor_id, at)
    select uid, id, ${uuidAt("at + interval '5 days'", "'end-' || n")}, status, 'buyer', uid, at + interval '5 days'
    from planned where status in ('Cancelled', 'Return requested', 'Returned')`,
  sql`insert into parcels (user_id, order_id, id, seller_id, lines, shipped_at, delivered_at)
    select uid, order_id, ${uuidAt("min(at) + interval '1 day'", "'parcel-' || order_id::text || coalesce(seller_id::text, '')")}, seller_id,
      jsonb_agg(jsonb_build_object('lineNumber', line, 'quantity', quantity)), min(at) + interval '1 day',
      case when min(status) <> 'Shipped' then min(at) + interval '3 days' end
    from planned_lines join goods on goods.n = good where ${sql.raw(sent)} group by uid, order_id, seller_id`,
  sql`insert into order_returns (user_id, order_id, id, state, chosen_reason, reason, lines, seller_id, value_cents, requested_at, decided_at, decided_by)
    select uid, order_id, ${uuidAt("min(at) + interval '5 days'", "'return-' || order_id::text || coalesce(seller_id::text, '')")},
      case when min(status) = 'Returned' then 'accepted' else 'requested' end, ${chosenReason}, '',
      jsonb_agg(jsonb_build_object('lineNumber', line, 'quantity', quantity)), seller_id, sum(price_cents * quantity),
      min(at) + interval '5 days', case when min(status) = 'Returned' then min(at) + interval '6 days' end,
      case when min(status) = 'Returned' then 'admin' end
    from planned_lines join goods on goods.n = good where status in ('Returned', 'Return requested') group by uid, order_id, seller_id`,
]
