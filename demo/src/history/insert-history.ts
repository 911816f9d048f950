import { type Database, recountOrderFigures, sql } from '@superium/api/seeding'
import { officeRows } from './office-rows'
import { orderRows } from './order-rows'
import { PERSON, planOrders } from './plan-orders'

/** Their triggers compare each order with its lines, one by one. */
const CHECKED = ['orders', 'order_lines']

/**
 * Adds orders of two years with all that belongs to them, so that the back office can be tried with a long history. Adds nothing
 * to a shop that has one. Returns whether it did. Stock, ratings and units sold of the products stay as they are.
 */
export async function insertHistory(db: Database, orders: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where uid = ${`${PERSON}1`}`)
  if (rows.length > 0) return false
  await db.transaction(async (tx) => {
    for (const table of CHECKED) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
    for (const statement of [...planOrders(orders), ...orderRows(), ...officeRows(orders)]) await tx.execute(statement)
    for (const table of CHECKED) await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
  })
  for (const table of ['users', 'orders', 'order_lines', 'order_events', 'reviews', 'audit_entries'])
    await db.execute(sql.raw(`vacuum analyze ${table}`))
  await recountOrderFigures(db)
  return true
}
