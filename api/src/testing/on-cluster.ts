import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

const isCluster = Boolean(process.env.CITUS_URL)

/** A test of what only a cluster has: left out without `CITUS_URL`, as its name then says. */
export const onCluster = (name: string, run: () => Promise<void>): void =>
  isCluster ? test(name, run) : test.skip(`${name} (not run: CITUS_URL names no cluster)`, run)

/** Tests of how one PostgreSQL plans and locks, or that change a table in ways that Citus has not. Left out on a cluster. */
export const describeOnOneServer: typeof describe | typeof describe.skip = isCluster ? describe.skip : describe
export const testOnOneServer: typeof test | typeof test.skip = isCluster ? test.skip : test

/** Spreads a test's own table over the shards of a cluster, so that its statements go to other nodes. Does nothing on one server. */
export async function spreadOnCluster(db: Pick<Queries, 'execute'>, table: string, column: string): Promise<void> {
  if (isCluster) await db.execute(sql`select create_distributed_table(${table}, ${column})`)
}
