import { type Database, recountOrderFigures, sql } from '@superium/api/seeding'
import { officeRows } from './office-rows'
import { orderRows } from './order-rows'
import { PERSON, planOrders } from './plan-orders'

/** Tables whose triggers check each order against its lines, one by one. */
const CHECKED = ['orders', 'order_lines']

/**
 * Adds orders over two years with everything that belongs to them, to try the back office with a long history. Adds
 * nothing to a shop that already has one; returns whether it did. Stock, ratings and units sold of the products stay
 * unchanged.
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
