import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Static, Type } from 'typebox'
import type { Queries } from '../database/database'
import { type Explained, estimatedRows } from '../database/distribute/estimated-rows'

/** Up to so many rows are counted one by one. */
export const MOST_COUNTED = 10_000

/** Where the planner expects so many rows, it is believed without counting. */
const SURELY_MANY = 4 * MOST_COUNTED

/** How many rows a list has: exactly, about, or more than `count`. */
export interface Total {
  count: number
  countIs: 'exact' | 'estimate' | 'more'
}

/** How an answer says how many rows its list has. */
export const countFields = {
  count: Type.Integer(),
  countIsExact: Type.Boolean({
    description: 'False where there are more than 10,000, or 3,000 in a search that is not counted in memory',
  }),
  countIsLeast: Type.Optional(
    Type.Literal(true, { description: 'There are more than `count`; without it an inexact count is an estimate' }),
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

/** How many rows fit: exact up to {@link MOST_COUNTED}, else what the planner estimates, which takes no time. */
export async function countOrEstimate(db: Queries, table: PgTable, scope: SQL | undefined): Promise<Total> {
  const where = scope ? sql`where ${scope}` : sql``
  const { rows } = await db.execute<Explained>(sql`explain (format json) select 1 from ${table} ${where}`)
  const estimate = rows[0] ? estimatedRows(rows[0]) : 0
  if (estimate > SURELY_MANY) return { count: estimate, countIs: 'estimate' }
  const total = await countUpToMost(db, table, where)
  return total.countIs === 'more' && estimate > MOST_COUNTED ? { count: estimate, countIs: 'estimate' } : total
}
