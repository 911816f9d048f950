import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { orders } from './table'

/** Statuses of orders that have not been delivered yet. */
export const openStatuses = ['Pending', 'Confirmed', 'Shipped']

/** Throws 409 if an account without a verified e-mail address has reached its limit of open orders. */
export async function limitUnverifiedOrders(
  db: Queries,
  { uid, emailVerified }: Identity,
  most: number,
): Promise<void> {
  if (emailVerified === true) return
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, uid), inArray(orders.status, openStatuses)))
    .limit(most)
  if (open.length < most) return
  const count = most === 1 ? 'one open order' : `${most} open orders`
  throw conflict(`Without a verified email address you may have ${count}. Verify your address, then order again.`, {
    field: 'email',
  })
}
