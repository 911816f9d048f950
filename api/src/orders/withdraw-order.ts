import { and, desc, eq, notInArray } from 'drizzle-orm'
import { lockOpenAccount } from '../account-access/lock-open-account'
import type { Queries } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import type { OrderParts } from './order-parts'
import { findByKey } from './queries'
import { toOwnOrder } from './read-orders'
import type { Order } from './schema'
import { withdrawnOrders } from './table'

/** Withdrawn keys that are remembered for an account, newest first. */
const KEYS_KEPT = 20

/**
 * Withdraws an attempt to order whose answer never came: returns the order if it was placed with this key; otherwise the key
 * never places an order, even if its request arrives later.
 */
export async function withdrawOrder(parts: OrderParts, { uid }: Identity, key: string): Promise<Order | undefined> {
  const row = await transactionWithRetries(parts.db, async (tx) => {
    await lockOpenAccount(tx, uid)
    const placed = await findByKey(tx, uid, key)
    if (!placed) await remember(tx, uid, key)
    return placed
  })
  return row && toOwnOrder(parts, row)
}

/** Throws a 422 for a key that was withdrawn. Call it in a transaction that has locked the account. */
export async function requireNotWithdrawn(tx: Queries, uid: string, key: string): Promise<void> {
  const [withdrawn] = await tx
    .select({ key: withdrawnOrders.idempotencyKey })
    .from(withdrawnOrders)
    .where(and(eq(withdrawnOrders.userId, uid), eq(withdrawnOrders.idempotencyKey, key)))
  if (withdrawn) throw new Problem(422, 'This attempt to order was withdrawn.', { field: 'idempotency-key' })
}

async function remember(tx: Queries, uid: string, key: string): Promise<void> {
  await tx.insert(withdrawnOrders).values({ userId: uid, idempotencyKey: key, at: new Date() }).onConflictDoNothing()
  const own = eq(withdrawnOrders.userId, uid)
  const kept = tx
    .select({ key: withdrawnOrders.idempotencyKey })
    .from(withdrawnOrders)
    .where(own)
    .orderBy(desc(withdrawnOrders.at))
    .limit(KEYS_KEPT)
  await tx.delete(withdrawnOrders).where(and(own, notInArray(withdrawnOrders.idempotencyKey, kept)))
}
