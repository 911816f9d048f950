import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'

/** When so many products came since, a snapshot is over: leaving them all out would cost more than a page that drifts. */
const MOST_LATER = 1000

const after = (snapshot: string) =>
  sql`${products.addedAt} > timestamptz 'epoch' + ${snapshot}::bigint * interval '1 microsecond'`

/** The snapshot to read a page as of: the one that was asked for unless it is over, else `now`. */
export async function currentSnapshot(db: Queries, asked: string | undefined, now: string): Promise<string> {
  if (asked === undefined || asked === now) return now
  const { rows } = await db.execute<{ later: number }>(sql`select count(*)::int as later
    from (select from ${products} where ${after(asked)} limit ${MOST_LATER + 1}) as added`)
  return (rows[0]?.later ?? 0) > MOST_LATER ? now : asked
}

/**
 * Leaves out what was added after a snapshot. Few are: their ids are looked up once, the page is still walked in its index.
 * Mostly there are none, which is asked once too and spares each passed product a look.
 */
export const inSnapshot = (snapshot: string): SQL => {
  const added = sql`select ${products.id} from ${products} where ${after(snapshot)}`
  return sql`(not exists (${added}) or ${products.id} not in (${added}))`
}

/** How many products of a scope were added after a snapshot. */
export async function countLater(db: Queries, scope: SQL | undefined, snapshot: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(and(scope, after(snapshot)))
  return row?.count ?? 0
}
