import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { SellerRow } from '../sellers/find-seller'
import { sellers } from '../sellers/table'

/** An id that no seller has, so that the listing of an unknown shop is empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The approved seller with this slug. */
export async function findShop(db: Queries, slug: string): Promise<SellerRow | undefined> {
  const [row] = await db
    .select()
    .from(sellers)
    .where(and(eq(sellers.slug, slug), eq(sellers.state, 'approved')))
  return row
}

/** The id of the approved seller with this slug; if there is none, an id that no seller has. */
export async function sellerIdOf(db: Queries, slug: string): Promise<string> {
  return (await findShop(db, slug))?.id ?? NOBODY
}
