import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { sellers } from '../sellers/table'

/** A shop's slug and name. */
export interface ShopName {
  slug: string
  name: string
}

/** The maximum number of shops for suggestions, because they are kept in memory. */
const MOST = 5000

/** The shops of approved sellers, sorted by name. */
export function readShopNames(db: Queries): Promise<ShopName[]> {
  return db
    .select({ slug: sellers.slug, name: sellers.shopName })
    .from(sellers)
    .where(eq(sellers.state, 'approved'))
    .orderBy(asc(sellers.shopName), asc(sellers.id))
    .limit(MOST)
}
