import { lockOpenAccount } from '../account-access/lock-open-account'
import { transactionWithRetries } from '../database/transaction-with-retries'
import type { Identity } from '../identity/identity'
import type { OrderParts } from '../orders/order-parts'
import { findByKey } from '../orders/queries'
import { toOwnOrder } from '../orders/read-orders'
import type { Order } from '../orders/schema'
import { rememberWithdrawn } from '../withdrawn-orders/withdrawn-keys'

/**
 * Withdraws an attempt to order whose answer never came: returns the order if it was placed with this key; otherwise the key
 * never places an order, even if its request arrives later.
 */
export async function withdrawOrder(parts: OrderParts, { uid }: Identity, key: string): Promise<Order | undefined> {
  const row = await transactionWithRetries(parts.db, async (tx) => {
    await lockOpenAccount(tx, uid)
    const placed = await findByKey(tx, uid, key)
    if (!placed) await rememberWithdrawn(tx, uid, key)
    return placed
  })
  return row && toOwnOrder(parts, row)
}
