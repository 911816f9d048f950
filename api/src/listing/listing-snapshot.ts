import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'

/** A snapshot expires after this many additions, because excluding more is slow. */
const MAX_LATER = 1000

const timeOf = (snapshot: string) => sql`timestamptz 'epoch' + ${snapshot}::bigint * interval '1 microsecond'`

const after = (snapshot: string) => sql`${products.addedAt} > ${timeOf(snapshot)}`

/** The snapshot of a page: the requested one unless it has expired, else `now`. */
export async function currentSnapshot(db: Queries, asked: string | undefined, now: string): Promise<string> {
  if (asked === undefined || asked === now) return now
  const { rows } = await db.execute<{ later: number }>(sql`select count(*)::int as later
    from (select 1 from ${products} where ${after(asked)} limit ${MAX_LATER + 1}) as added`)
  return (rows[0]?.later ?? 0) > MAX_LATER ? now : asked
}

/**
 * Excludes products added after a snapshot. The few ids are read once, so that the page still scans its index;
 * comparing with the newest product's time skips the check of each row if nothing was added.
 */
export const inSnapshot = (snapshot: string): SQL => {
  const added = sql`select ${products.id} from ${products} where ${after(snapshot)}`
  return sql`((select max(added_at) from ${products}) <= ${timeOf(snapshot)} or ${products.id} not in (${added}))`
}

/** The number of products of a scope that were added after a snapshot. */
export async function countLater(db: Queries, scope: SQL | undefined, snapshot: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(and(scope, after(snapshot)))
  return row?.count ?? 0
}

/** The products added after a snapshot, as categories by mix; {@link MAX_LATER} at most. */
export async function readLater(db: Queries, snapshot: string): Promise<Map<number, string>> {
  const { mix, category } = products
  const rows = await db.select({ mix, category }).from(products).where(after(snapshot)).limit(MAX_LATER)
  return new Map(rows.flatMap((row): [number, string][] => (row.mix === null ? [] : [[row.mix, row.category]])))
}
