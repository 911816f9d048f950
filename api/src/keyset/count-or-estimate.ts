import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Static, Type } from 'typebox'
import type { Queries } from '../database/database'
import { type Explained, estimatedRows } from '../database/distribute/estimated-rows'

/** Up to this many rows are counted exactly. */
export const MOST_COUNTED = 10_000

/** If the planner expects more rows than this, its estimate is used without counting. */
const SURELY_MANY = 4 * MOST_COUNTED

/** The length of a list: exact, estimated, or more than `count`. */
export interface Total {
  count: number
  countIs: 'exact' | 'estimate' | 'more'
}

/** The response fields for the length of a list. */
export const countFields = {
  count: Type.Integer(),
  countIsExact: Type.Boolean({
    description: 'False above 10,000, or above 3,000 in a search that is not counted in memory',
  }),
  countIsLeast: Type.Optional(
    Type.Literal(true, {
      description: 'The list has more than `count` entries; if absent, an inexact count is an estimate',
    }),
  ),
}
const CountSchema = Type.Object(countFields)
export type CountFields = Static<typeof CountSchema>

export const toCountFields = ({ count, countIs }: Total): CountFields => ({
  ...{ count, countIsExact: countIs === 'exact' },
  ...(countIs === 'more' && { countIsLeast: true }),
})

async function countUpToMost(db: Queries, table: PgTable, where: SQL): Promise<Total> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${table} ${where} limit ${MOST_COUNTED + 1}) as held`,
  )
  const count = rows[0]?.count ?? 0
  return count > MOST_COUNTED ? { count: MOST_COUNTED, countIs: 'more' } : { count, countIs: 'exact' }
}

/**
 * Counts matching rows: exactly up to {@link MOST_COUNTED}, else by the planner's estimate, which takes almost no time.
 */
export async function countOrEstimate(db: Queries, table: PgTable, scope: SQL | undefined): Promise<Total> {
  const where = scope ? sql`where ${scope}` : sql``
  const { rows } = await db.execute<Explained>(sql`explain (format json) select 1 from ${table} ${where}`)
  const estimate = rows[0] ? estimatedRows(rows[0]) : 0
  if (estimate > SURELY_MANY) return { count: estimate, countIs: 'estimate' }
  const total = await countUpToMost(db, table, where)
  return total.countIs === 'more' && estimate > MOST_COUNTED ? { count: estimate, countIs: 'estimate' } : total
}
