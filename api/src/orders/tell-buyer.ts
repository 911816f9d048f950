import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { type OrderMailKind, orderMail } from '../mail/order/order-mail'
import { putIntoOutbox } from '../mail/put-into-outbox'
import type { OrderParts } from './order-parts'
import type { OrderRow } from './queries'
import { toOwnOrder } from './read-orders'
import { orders } from './table'

/** Puts the e-mail about a change of an order into the outbox, in the transaction that made the change. */
export async function tellBuyer(
  tx: Queries,
  { payments, shop }: Pick<OrderParts, 'payments' | 'shop'>,
  { userId, id }: Pick<OrderRow, 'userId' | 'id'>,
  kind: OrderMailKind,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)))
  if (!row) return
  const order = await toOwnOrder({ db: tx, payments }, row)
  await putIntoOutbox(tx, [orderMail(kind, order, shop)], new Date())
}
