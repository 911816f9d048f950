import { type SQL, sql } from 'drizzle-orm'

/** What the ledger says of an order. */
const sumOf = (...kinds: string[]): SQL => sql`(
  select coalesce(sum(p.cents), 0) from payments p
  where p.user_id = o.user_id and p.order_id = o.id and p.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}))`

const paid = sumOf('received', 'cash-confirmed')

/** Queries that find rows only where the ledger and the orders do not agree, whoever has written them. */
export const ledgerAgrees: Record<string, SQL> = {
  'an order with another paid amount than the ledger': sql`
    select o.id, o.paid_cents, ${paid} as ledger from orders o where coalesce(o.paid_cents, 0) <> ${paid}`,
  'an order with another refunded amount than the ledger': sql`
    select o.id, o.refunded_cents from orders o where o.refunded_cents <> ${sumOf('refunded')}`,
  'an order whose refund due is not that of the ledger': sql`
    select o.id, o.status, o.paid_cents, o.total_cents, o.returned_cents, ${sumOf('refund-due')} as ledger from orders o
    where ${sumOf('refund-due')} <> case
      when o.payment_type = 'cash_on_delivery' and o.paid_at is null
        then greatest(o.returned_cents, coalesce(o.paid_cents, 0) - o.total_cents + o.returned_cents)
      when o.payment_type = 'cash_on_delivery' and o.status <> 'Cancelled'
        then greatest(least(o.returned_cents, o.paid_cents), o.paid_cents - o.total_cents + o.returned_cents)
      when o.status = 'Cancelled' then coalesce(o.paid_cents, 0)
      else greatest(0, coalesce(o.paid_cents, 0) - o.total_cents + o.returned_cents) end`,
  'a payment of no order': sql`
    select p.id from payments p where not exists (select 1 from orders o where o.user_id = p.user_id and o.id = p.order_id)`,
}

/** Queries that find rows only where this version has gone wrong. */
export const ledgerIsSound: Record<string, SQL> = {
  ...ledgerAgrees,
  'an order that got back more than was confirmed': sql`
    select o.id, o.refunded_cents, ${paid} as paid from orders o where ${sumOf('refunded')} > ${paid}`,
  'an order that got back more than was due': sql`
    select o.id, o.refunded_cents from orders o where ${sumOf('refunded')} > ${sumOf('refund-due')}`,
  'an order whose unconfirmed cash is not that of the ledger': sql`
    select o.id, o.unconfirmed_cash_cents from orders o
    where o.unconfirmed_cash_cents <> ${sumOf('cash-reported')} - ${sumOf('cash-confirmed')}`,
  'cash that was confirmed without a report, or another amount': sql`
    select c.id from payments c left join payments r on r.user_id = c.user_id and r.order_id = c.order_id
      and r.parcel_id = c.parcel_id and r.kind = 'cash-reported'
    where c.kind = 'cash-confirmed' and r.cents is distinct from c.cents`,
  'cash of a parcel that has not arrived': sql`
    select p.id from payments p left join parcels sent on sent.user_id = p.user_id and sent.id = p.parcel_id
    where p.kind = 'cash-reported' and sent.delivered_at is null`,
  'a paid order with cash to confirm': sql`
    select o.id from orders o where o.paid_at is not null and o.unconfirmed_cash_cents <> 0`,
  'an order that has arrived without being paid or having cash to confirm': sql`
    select o.id from orders o where o.payment_type = 'cash_on_delivery' and o.paid_at is null
      and o.status in ('Delivered', 'Return requested', 'Returned') and o.unconfirmed_cash_cents = 0`,
}
