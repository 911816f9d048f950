import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

let known: boolean | undefined

/**
 * Whether the database is a Citus cluster, which needs different SQL in some places. Asked once per process, since a
 * process only ever uses one kind of database.
 */
export async function isCluster(db: Pick<NodePgDatabase, 'execute'>): Promise<boolean> {
  if (known === undefined) {
    const { rows } = await db.execute(sql`select 1 from pg_extension where extname = 'citus'`)
    known = rows.length > 0
  }
  return known
}
