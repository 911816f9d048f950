import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { Problem } from '../http/problem'
import { withdrawnOrders } from './table'

/** Withdrawn keys that are remembered for an account, newest first. */
const KEYS_KEPT = 20

/** Throws a 422 for a key that was withdrawn. Call it in a transaction that has locked the account. */
export async function requireNotWithdrawn(tx: Queries, uid: string, key: string): Promise<void> {
  const [withdrawn] = await tx
    .select({ key: withdrawnOrders.idempotencyKey })
    .from(withdrawnOrders)
    .where(and(eq(withdrawnOrders.userId, uid), eq(withdrawnOrders.idempotencyKey, key)))
  if (withdrawn) throw new Problem(422, 'This attempt to order was withdrawn.', { field: 'idempotency-key' })
}

/** Remembers a withdrawn key, and forgets the oldest of the account. Call it in a transaction that has locked the account. */
export async function rememberWithdrawn(tx: Queries, uid: string, key: string): Promise<void> {
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
