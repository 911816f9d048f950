import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { together } from '../database/together'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { type Details, findDetails, type OrderRow } from './queries'
import { getOrderRow } from './read-orders'
import { orders } from './table'

/** An order whose row is locked until the transaction ends, with its lines, events and returns. */
export interface LockedOrder extends Details {
  row: OrderRow
}

/**
 * Locks an order, so that its state does not change before the transaction commits. 404 as in `getOrderRow`. `seen` is
 * the number of events that the caller has seen: any other number is a 409, so that repeated or outdated requests
 * change nothing.
 */
export async function lockOrder(tx: Queries, caller: Identity, id: string, seen?: number): Promise<LockedOrder> {
  const { userId } = await getOrderRow(tx, caller, id)
  const locked = await lockRow(tx, userId, id)
  if (seen !== undefined && seen !== locked.events.length)
    throw conflict('The order has been changed meanwhile. Look at it again.')
  return locked
}

/** Locks the order of a user. */
export async function lockRow(tx: Queries, userId: string, id: string): Promise<LockedOrder> {
  // Reads after the lock see everything that the lock's previous owner committed.
  const [[row], details] = await together(
    () =>
      tx
        .select()
        .from(orders)
        .where(sql`${orders.userId} = ${userId} and ${orders.id} = ${id} ${keepPlan}`)
        .for('update'),
    () => findDetails(tx, [{ userId, id }]),
  )
  if (!row) throw conflict('The order has been changed meanwhile. Look at it again.')
  return { row, ...details }
}
