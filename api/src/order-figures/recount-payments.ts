import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Day } from './recount-days'

/**
 * Compares the ledger with the amounts of the orders of a day, and resolves to the number of corrections. Three kinds of difference
 * arise. What the previous version or a bulk of orders has written is in the orders alone, and gets its rows. What the shop owes
 * follows from the order, so the ledger gets the difference. For everything else the ledger is right: `report` hears of it, and the
 * order's sums follow. Each statement sees a change of an order and its rows either both or not at all.
 */
export async function recountPayments(tx: Queries, day: Day, report: (error: Error) => void): Promise<number> {
  let corrected = 0
  for (const statement of [missingPayments(day), missingRefunds(day), refundsDue(day)])
    corrected += (await tx.execute(statement)).rowCount ?? 0
  const { rows } = await tx.execute<{ id: string }>(sums(day))
  if (rows.length === 0) return corrected
  const some = rows.slice(0, 5).map(({ id }) => id)
  report(new Error(`${rows.length} orders had other amounts than the ledger and got its amounts: ${some.join(', ')}`))
  // What is owed follows from the mended sums.
  return corrected + rows.length + ((await tx.execute(refundsDue(day))).rowCount ?? 0)
}

const ofDay = ({ from, to }: Day): SQL =>
  sql`o.created_at >= ${from.toISOString()}::timestamptz and o.created_at < ${to.toISOString()}::timestamptz`

/** The ledger's rows of an order of the outer query. */
const ofOrder = sql`p.user_id = o.user_id and p.order_id = o.id`

/** A UUIDv7 of a time, as the application makes them. */
const uuidv7At = (at: SQL): SQL => sql`(lpad(to_hex(floor(extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7'
  || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`

/** The events of this kind that no row of the ledger names: the previous version knows no ledger. */
const unwritten = (kind: 'paid' | 'refunded'): SQL => sql`
  select e.id, e.actor, e.actor_id, e.at, e.note from order_events e
  where e.user_id = o.user_id and e.order_id = o.id and e.kind = ${kind}
    and not exists (select 1 from payments p where ${ofOrder} and p.event_id = e.id)`

/** An order was paid once, as a whole, so one row has what is missing. */
const missingPayments = (day: Day): SQL => sql`
  insert into payments (user_id, order_id, id, kind, cents, event_id, actor, actor_id, at)
  select user_id, id, ${uuidv7At(sql`at`)}, case
      when payment_type = 'cash_on_delivery' and actor = 'system' then 'cash-confirmed' else 'received' end,
    missing, event_id, actor, actor_id, at
  from (
    select o.user_id, o.id, o.payment_type, o.paid_cents - written.cents as missing, event.id as event_id,
      coalesce(event.actor, 'system') as actor, coalesce(event.actor_id, 'system') as actor_id,
      coalesce(event.at, o.paid_at) as at
    from orders o
    cross join lateral (
      select coalesce(sum(p.cents), 0) as cents, count(*) as rows from payments p
      where ${ofOrder} and p.kind in ('received', 'cash-confirmed')
    ) written
    left join lateral (${unwritten('paid')} order by e.at desc limit 1) event on true
    where ${ofDay(day)} and o.paid_at is not null and o.paid_cents > written.cents
      and (event.id is not null or written.rows = 0)
  ) found`

/**
 * Each event has its refund's amount at the beginning of its note. If they do not add up to what is missing, one row has all of it,
 * so that the sum is exact in any case.
 */
const missingRefunds = (day: Day): SQL => sql`
  insert into payments (user_id, order_id, id, kind, cents, event_id, actor, actor_id, at)
  select user_id, id, ${uuidv7At(sql`at`)}, 'refunded', cents, event_id, actor, actor_id, at
  from (
    select o.user_id, o.id, each.*
    from orders o
    cross join lateral (
      select o.refunded_cents - coalesce(sum(p.cents), 0) as cents, count(*) as rows from payments p
      where ${ofOrder} and p.kind = 'refunded'
    ) missing
    cross join lateral (
      select array_agg(e.id order by e.at, e.id) as ids,
        sum((replace(substring(e.note from '^[$]([0-9,]+[.][0-9]{2})'), ',', '')::numeric * 100)::int) as cents
      from (${unwritten('refunded')}) e
    ) told
    cross join lateral (
      select (replace(substring(e.note from '^[$]([0-9,]+[.][0-9]{2})'), ',', '')::numeric * 100)::int as cents,
        e.id as event_id, e.actor, e.actor_id, e.at
      from (${unwritten('refunded')}) e where told.cents = missing.cents
      union all
      select missing.cents, last.id, coalesce(last.actor, 'system'), coalesce(last.actor_id, 'system'),
        coalesce(last.at, o.paid_at, o.created_at)
      from (select told.ids[array_upper(told.ids, 1)] as id) wanted
      left join order_events last on last.user_id = o.user_id and last.order_id = o.id and last.id = wanted.id
      where told.cents is distinct from missing.cents
    ) each
    where ${ofDay(day)} and missing.cents > 0 and (told.ids is not null or missing.rows = 0) and each.cents > 0
  ) found`

/** The refund that an order owes, as `refundCents` calculates it. */
const owed = sql`(with amounts as (
    select greatest(0, coalesce(o.paid_cents, 0)
      - case when o.status = 'Cancelled' then 0 else o.total_cents - o.returned_cents end) as above
  ) select case when o.payment_type <> 'cash_on_delivery' then above
    when o.paid_at is null then greatest(above, o.returned_cents)
    else greatest(above, least(o.returned_cents, o.paid_cents)) end from amounts)`

const refundsDue = (day: Day): SQL => sql`
  insert into payments (user_id, order_id, id, kind, cents, actor, actor_id, at)
  select user_id, id, ${uuidv7At(sql`at`)}, 'refund-due', missing, 'system', 'system', at
  from (
    select o.user_id, o.id, now() as at, ${owed} - (
      select coalesce(sum(p.cents), 0) from payments p where ${ofOrder} and p.kind = 'refund-due'
    ) as missing
    from orders o where ${ofDay(day)}
  ) found where missing <> 0`

/**
 * Adds differences in place of setting sums, because an order may change between this statement's view and its lock. What is to be
 * written to the ledger, since the statements before, waits for the next recount.
 */
const sums = (day: Day): SQL => sql`
  update orders set
    paid_cents = case when orders.paid_cents is null and missing.paid = 0 then null
      else coalesce(orders.paid_cents, 0) + missing.paid end,
    refunded_cents = orders.refunded_cents + missing.refunded,
    unconfirmed_cash_cents = orders.unconfirmed_cash_cents + missing.unconfirmed
  from (
    select o.user_id, o.id, written.unconfirmed - o.unconfirmed_cash_cents as unconfirmed,
      case when o.paid_cents > written.paid and (written.payments = 0 or exists (${unwritten('paid')}))
        then 0 else written.paid - coalesce(o.paid_cents, 0) end as paid,
      case when o.refunded_cents > written.refunded and (written.refunds = 0 or exists (${unwritten('refunded')}))
        then 0 else written.refunded - o.refunded_cents end as refunded
    from orders o
    cross join lateral (
      select count(*) filter (where p.kind in ('received', 'cash-confirmed')) as payments,
        count(*) filter (where p.kind = 'refunded') as refunds,
        coalesce(sum(p.cents) filter (where p.kind in ('received', 'cash-confirmed')), 0) as paid,
        coalesce(sum(p.cents) filter (where p.kind = 'refunded'), 0) as refunded,
        coalesce(sum(p.cents) filter (where p.kind = 'cash-reported'), 0)
          - coalesce(sum(p.cents) filter (where p.kind = 'cash-confirmed' and p.parcel_id is not null), 0) as unconfirmed
      from payments p where ${ofOrder}
    ) written
    where ${ofDay(day)}
  ) missing
  where orders.user_id = missing.user_id and orders.id = missing.id
    and (missing.paid <> 0 or missing.refunded <> 0 or missing.unconfirmed <> 0)
  returning orders.id`
