import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { SellerRow } from '../sellers/find-seller'
import { sellers } from '../sellers/table'

/** No seller has it, so that a listing of an unknown shop is empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The approved seller of a shop page. */
export async function findShop(db: Queries, slug: string): Promise<SellerRow | undefined> {
  const [row] = await db
    .select()
    .from(sellers)
    .where(and(eq(sellers.slug, slug), eq(sellers.state, 'approved')))
  return row
}

/** The id of an approved seller by the name of its shop in addresses; of nobody when there is none. */
export async function sellerIdOf(db: Queries, slug: string): Promise<string> {
  return (await findShop(db, slug))?.id ?? NOBODY
}
