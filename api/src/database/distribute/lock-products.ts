import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isCluster } from './is-cluster'

/**
 * Locks products until the transaction ends, in the order of their ids, in which orders lock them, too. Read them afterwards: what
 * was read before may be out of date. A cluster locks rows of one shard by a statement, so there it takes one for each.
 */
export async function lockProducts(tx: Pick<NodePgDatabase, 'execute'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  if (!(await isCluster(tx))) {
    await tx.execute(sql`select id from products where id = any(${sql.param([...ids])}::uuid[]) order by id for update`)
    return
  }
  for (const id of ids.toSorted()) await tx.execute(sql`select id from products where id = ${id} for update`)
}
