import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mailboxOf } from '../mail/mailbox-of'
import { type OrderMailKind, orderMail } from '../mail/order/order-mail'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { countToday } from '../rate-limits/count-today'
import type { OrderParts } from './order-parts'
import type { OrderRow } from './queries'
import { toOwnOrder } from './read-orders'
import { orders } from './table'

/** E-mails a day about what buyers do themselves: whoever signs up with another person's address must not flood it. */
const MOST_A_DAY = 30

/**
 * Puts the e-mail about a change of an order into the outbox, in the transaction that made the change. A mailbox gets at most
 * thirty a day about its buyer's own doings, and all about the shop's. `parcels` are the ids of those that it is about.
 */
export async function tellBuyer(
  tx: Queries,
  { payments, shop }: Pick<OrderParts, 'payments' | 'shop'>,
  { userId, id }: Pick<OrderRow, 'userId' | 'id'>,
  kind: OrderMailKind,
  parcels: readonly string[] = [],
): Promise<void> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)))
  // There is no address any more when the account was deleted.
  if (!row?.email) return
  const order = await toOwnOrder({ db: tx, payments }, row)
  const now = new Date()
  const byBuyer = order.timeline.at(-1)?.actor === 'buyer'
  if (byBuyer && !(await countToday(tx, `mail:${mailboxOf(order.email)}`, MOST_A_DAY, now))) return
  await putIntoOutbox(tx, [orderMail(kind, order, shop, parcels)], now)
}
