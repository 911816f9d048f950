import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { together } from '../database/together'
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

/** An order as a change has left it. */
export type ChangedOrder = Details & { row: OrderRow }

/**
 * Puts the e-mail about a change of an order into the outbox, in the transaction that made the change. A mailbox gets at most
 * thirty a day about its buyer's own doings, and twenty of an order about its sellers'; all about the shop's. `parcels` are the ids of those that it is about.
 * Resolves to the changed order; to nothing where the account was deleted, and its address with it.
 */
export async function tellBuyer(
  tx: Queries,
  parts: Pick<OrderParts, 'payments' | 'shop'>,
  { userId, id }: Pick<OrderRow, 'userId' | 'id'>,
  kind: OrderMailKind,
  parcels: readonly string[] = [],
): Promise<ChangedOrder | undefined> {
  const [[row], details] = await together(
    () =>
      tx
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.id, id))),
    () => findDetails(tx, [{ userId, id }]),
  )
  return row && mailBuyer(tx, parts, { row, ...details }, kind, parcels)
}

/** As {@link tellBuyer}, where the changed order is known. */
export async function mailBuyer(
  tx: Queries,
  { payments, shop }: Pick<OrderParts, 'payments' | 'shop'>,
  changed: ChangedOrder,
  kind: OrderMailKind,
  parcels: readonly string[] = [],
): Promise<ChangedOrder | undefined> {
  const { row } = changed
  // There is no address any more when the account was deleted.
  if (!row.email) return
  const now = new Date()
  // No e-mail says what may be reviewed.
  const order = rowToOrder(
    row,
    { ...changed, unreviewed: new Set() },
    { payments, shop, actor: 'buyer', buyer: row.userId, now },
  )
  const actor = order.timeline.at(-1)?.actor
  if (actor === 'buyer' && !(await mayTellOfOwnDoing(tx, order.email, now))) return changed
  if (actor === 'seller' && !(await countToday(tx, `mail:order:${row.id}`, MOST_OF_SELLERS, now))) return changed
  await putIntoOutbox(tx, [orderMail(kind, order, shop, parcels)], now)
  return changed
}
