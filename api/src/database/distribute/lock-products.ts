import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isCluster } from './is-cluster'

/**
 * Locks products until the transaction ends, in the order of their ids; orders use the same order, which avoids
 * deadlocks. Read products after this call: earlier reads may be out of date. On a cluster, one statement can lock rows
 * of one shard only, so each product gets a statement.
 */
export async function lockProducts(tx: Pick<NodePgDatabase, 'execute'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  if (!(await isCluster(tx))) {
    await tx.execute(sql`select id from products where id = any(${sql.param([...ids])}::uuid[]) order by id for update`)
    return
  }
  for (const id of ids.toSorted()) await tx.execute(sql`select id from products where id = ${id} for update`)
}
