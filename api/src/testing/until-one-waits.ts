import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { isCluster } from '../database/distribute/is-cluster'

const WAITING = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** How many connections to this database wait for a lock; on a cluster those of all nodes. */
export async function countWaiting(db: Queries): Promise<number> {
  const everywhere = sql`select sum(result::int)::int as count from run_command_on_all_nodes(${WAITING})`
  const { rows } = await db.execute<{ count: number }>((await isCluster(db)) ? everywhere : sql.raw(WAITING))
  return Number(rows[0]?.count)
}

/** Resolves as soon as so many connections wait for locks. Not for the transaction that holds one, which sees the same for ever. */
export async function untilWaiting(db: Queries, count: number): Promise<void> {
  while ((await countWaiting(db)) < count) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Resolves as soon as a connection to this database waits for a lock that another one holds. */
export const untilOneWaits = (db: Queries): Promise<void> => untilWaiting(db, 1)
