import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { type OrderMailKind, orderMail } from '../mail/order/order-mail'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { countToday } from '../rate-limits/count-today'
import type { OrderParts } from './order-parts'
import { type Details, findDetails, type OrderRow } from './queries'
import { rowToOrder } from './row-to-order'
import { orders } from './table'

/** E-mails a day about what sellers do with an order. */
const MOST_OF_SELLERS = 20

/**
 * Puts the e-mail about a change of an order into the outbox, in the transaction that made the change. A mailbox gets at most
 * thirty a day about its buyer's own doings, and twenty of an order about its sellers'; all about the shop's. `parcels` are the ids of those that it is about.
 * Resolves to the changed order; to nothing where the account was deleted, and its address with it.
 */
export async function tellBuyer(
  tx: Queries,
  { payments, shop }: Pick<OrderParts, 'payments' | 'shop'>,
  { userId, id }: Pick<OrderRow, 'userId' | 'id'>,
  kind: OrderMailKind,
  parcels: readonly string[] = [],
): Promise<(Details & { row: OrderRow }) | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)))
  // There is no address any more when the account was deleted.
  if (!row?.email) return
  const changed = { row, ...(await findDetails(tx, [row])) }
  const now = new Date()
  // No e-mail says what may be reviewed.
  const order = rowToOrder(
    row,
    { ...changed, unreviewed: new Set() },
    { payments, actor: 'buyer', buyer: row.userId, now },
  )
  const actor = order.timeline.at(-1)?.actor
  if (actor === 'buyer' && !(await mayTellOfOwnDoing(tx, order.email, now))) return changed
  if (actor === 'seller' && !(await countToday(tx, `mail:order:${id}`, MOST_OF_SELLERS, now))) return changed
  await putIntoOutbox(tx, [orderMail(kind, order, shop, parcels)], now)
  return changed
}
