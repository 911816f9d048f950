import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { type OrderMailKind, orderMail } from '../mail/order/order-mail'
import { orderMailTexts } from '../mail/order/order-mail-texts'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { countToday } from '../rate-limits/count-today'
import { isVerifiedAddress } from '../users/verified-address'
import type { OrderParts } from './order-parts'
import { type Details, findDetails, type OrderRow } from './queries'
import { rowToOrder } from './row-to-order'
import { orders } from './table'

/** The maximum number of e-mails per order and day about its sellers' actions. */
const MOST_OF_SELLERS = 20

/** An order after a change. */
export type ChangedOrder = Details & { row: OrderRow }

/**
 * Puts the e-mail about a change of an order into the outbox, in the transaction of the change. A mailbox gets at most
 * thirty e-mails a day about the buyer's own actions and twenty per order about its sellers'; those about the shop's
 * actions are not limited. `parcels` are the ids of the affected parcels. Resolves to the changed order, or to
 * undefined if the account and its address were deleted.
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

/** Like {@link tellBuyer}, for a caller that already has the changed order. */
export async function mailBuyer(
  tx: Queries,
  { payments, shop }: Pick<OrderParts, 'payments' | 'shop'>,
  changed: ChangedOrder,
  kind: OrderMailKind,
  parcels: readonly string[] = [],
): Promise<ChangedOrder | undefined> {
  const { row } = changed
  // A deleted account has no address any more.
  if (!row.email) return
  const now = new Date()
  // No e-mail mentions reviewable lines.
  const verified = await isVerifiedAddress(tx, row.userId, row.email)
  // How to pay in cash names the senders of parcels, too.
  const senders = verified
    ? changed.senders
    : changed.senders.map((one) => ({ ...one, shopName: orderMailTexts.theSeller }))
  const order = rowToOrder(
    row,
    { ...changed, senders, unreviewed: new Set() },
    { payments, shop, actor: 'buyer', buyer: row.userId, now },
  )
  // What follows from a step has its time, and is not its actor's doing.
  const latest = order.timeline.at(-1)?.at
  const actor = order.timeline.find(({ at }) => at === latest)?.actor
  if (actor === 'buyer' && !(await mayTellOfOwnDoing(tx, order.email, now, { verified }))) return changed
  if (actor === 'seller' && !(await countToday(tx, `mail:order:${row.id}`, MOST_OF_SELLERS, now))) return changed
  await putIntoOutbox(tx, [orderMail(kind, order, shop, { parcelIds: parcels, verified })], now)
  return changed
}
