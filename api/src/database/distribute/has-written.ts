import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isCluster } from './is-cluster'

/** A cluster's coordinator holds locks on the tables that a statement writes, though the rows are on other nodes. */
const onNodes = sql`exists (select 1 from pg_locks join pg_dist_partition on logicalrelid = relation
  where pid = pg_backend_pid() and mode = 'RowExclusiveLock')`

/** Whether the running transaction has written anything. */
export async function hasWritten(tx: Pick<NodePgDatabase, 'execute'>): Promise<boolean> {
  const { rows } = await tx.execute<{ wrote: boolean }>(
    sql`select pg_current_xact_id_if_assigned() is not null ${(await isCluster(tx)) ? sql`or ${onNodes}` : sql``} as wrote`,
  )
  return rows[0]?.wrote ?? false
}
