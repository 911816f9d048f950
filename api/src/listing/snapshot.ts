import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'

const after = (snapshot: string) =>
  sql`${products.addedAt} > timestamptz 'epoch' + ${snapshot}::bigint * interval '1 microsecond'`

/** Leaves out what was added after a snapshot. Few are: their ids are looked up once, the page is still walked in its index. */
export const asOf = (snapshot: string): SQL =>
  sql`${products.id} not in (select ${products.id} from ${products} where ${after(snapshot)})`

/** How many products of a scope were added after a snapshot. */
export async function countLater(db: Queries, scope: SQL | undefined, snapshot: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(and(scope, after(snapshot)))
  return row?.count ?? 0
}
