import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Orders that hold unpaid stock: they count towards an account's limit, and those with a due time expire. */
export const openAndUnpaid = sql`paid_at is null and status in ('Pending', 'Confirmed')`

/**
 * Orders with cash that an administrator is to confirm. The previous version marks an order as paid without confirming its cash.
 */
export const cashToConfirm = sql`unconfirmed_cash_cents > 0 and paid_at is null`

/**
 * Orders whose money is here and that owe more of it back than was paid back, as `refundCents` counts; a part may wait until cash
 * is confirmed.
 */
export const refundOpen = sql`paid_cents > 0 and refunded_cents < least(paid_cents, greatest(
  paid_cents - case when status = 'Cancelled' then 0 else total_cents - returned_cents end,
  case when payment_type = 'cash_on_delivery' then returned_cents else 0 end))`

/**
 * The payment state of an order: `paid`, `open`, or `none` if it was cancelled unpaid. An index covers this expression.
 */
export const paidState = sql`(case when paid_at is not null then 'paid' when status = 'Cancelled' then 'none' else 'open' end)`

/** The text that contains the words of {@link orderWords}, except the digits of the phone number. */
export const orderText = sql`order_number || ' ' || name || ' ' || email`

/** The searchable words of an order. An index covers this expression. */
export const orderWords = sql`order_words(order_number, name, email, phone)`

/** A tracking number without the spaces and hyphens that its label may have. An index covers this expression. */
export const bareTracking = (number: SQL | AnyColumn): SQL => sql`upper(regexp_replace(${number}, '[\\s-]', '', 'g'))`
