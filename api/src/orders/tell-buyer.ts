import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { type OrderMailKind, orderMail } from '../mail/order/order-mail'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { countToday } from '../rate-limits/count-today'
import type { OrderParts } from './order-parts'
import type { OrderRow } from './queries'
import { toOwnOrder } from './read-orders'
import { orders } from './table'

/** E-mails a day about what sellers do with an order. */
const MOST_OF_SELLERS = 20

/**
 * Puts the e-mail about a change of an order into the outbox, in the transaction that made the change. A mailbox gets at most
 * thirty a day about its buyer's own doings, and twenty of an order about its sellers'; all about the shop's. `parcels` are the ids of those that it is about.
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
  const actor = order.timeline.at(-1)?.actor
  if (actor === 'buyer' && !(await mayTellOfOwnDoing(tx, order.email, now))) return
  if (actor === 'seller' && !(await countToday(tx, `mail:order:${id}`, MOST_OF_SELLERS, now))) return
  await putIntoOutbox(tx, [orderMail(kind, order, shop, parcels)], now)
}
