import { and, eq, or, type SQL, sql } from 'drizzle-orm'
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

/** What a page leaves out: products added after its snapshot, and one more. */
export interface LeftOut {
  snapshot: string
  /** The snapshot of the catalogue as it is. */
  now: string
  /** The id of a product. */
  exclude?: string | undefined
}

/** The ids of the products of a scope that a page leaves out. */
export async function readLeftOut(
  db: Queries,
  scope: SQL | undefined,
  { snapshot, now, exclude }: LeftOut,
): Promise<string[]> {
  const later = snapshot === now ? undefined : after(snapshot)
  const one = exclude === undefined ? undefined : eq(products.id, exclude)
  if (!later && !one) return []
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(scope, or(later, one)))
    .limit(MAX_LATER + 1)
  return rows.map(({ id }) => id)
}
