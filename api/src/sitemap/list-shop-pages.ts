import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { sellers } from '../sellers/table'
import type { ShopPage, ShopPageStart, ShopPagesQuery } from './shop-pages-schema'

/** The shops of approved sellers by slug, so that an added or suspended one moves no other to another page. */
export async function listShopPages(
  db: Queries,
  { after, size }: ShopPagesQuery,
): Promise<{ data: ShopPage[]; next: string | null }> {
  const rows = await db
    .select({ slug: sellers.slug, updatedAt: sellers.updatedAt })
    .from(sellers)
    .where(and(eq(sellers.state, 'approved'), after === undefined ? undefined : gt(sellers.slug, after)))
    .orderBy(asc(sellers.slug))
    .limit(size + 1)
  const data = rows.slice(0, size).map(({ slug, updatedAt }) => ({ _id: slug, updatedAt: updatedAt.toISOString() }))
  return { data, next: rows.length > size ? (data.at(-1)?._id ?? null) : null }
}

/** Where each page of `size` shops begins, for the sitemap index; a sitemap without an address is not valid. */
export async function listShopPageStarts(db: Queries, size: number): Promise<ShopPageStart[]> {
  const { data } = await listShopPages(db, { size: 1 })
  if (data.length === 0) return []
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from (select slug, row_number() over (order by slug) as place, count(*) over () as shops
      from sellers where state = 'approved') as placed
    where place % ${size} = 0 and place < shops order by slug`)
  return [{ after: null }, ...rows.map(({ slug }) => ({ after: slug }))]
}
