import { sql } from 'drizzle-orm'

/** Orders that hold unpaid stock: they count towards an account's limit, and those with a due time expire. */
export const openAndUnpaid = sql`paid_at is null and status in ('Pending', 'Confirmed')`

/**
 * The payment state of an order: `paid`, `open`, or `none` if it was cancelled unpaid. An index covers this expression.
 */
export const paidState = sql`(case when paid_at is not null then 'paid' when status = 'Cancelled' then 'none' else 'open' end)`

/** The text that contains the words of {@link orderWords}, except the digits of the phone number. */
export const orderText = sql`order_number || ' ' || name || ' ' || email`

/** The searchable words of an order. An index covers this expression. */
export const orderWords = sql`order_words(order_number, name, email, phone)`
