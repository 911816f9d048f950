import { and, asc, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import type { SitemapEntry, SitemapPageStart, SitemapQuery } from './schema'

/** Shown products in the order of their ids: a product that is added or hidden meanwhile moves no other to another page. */
export async function listEntries(
  db: Queries,
  { after, size }: SitemapQuery,
): Promise<{ data: SitemapEntry[]; next: string | null }> {
  const rows = await db
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .where(and(sql`${products.active}`, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(size + 1)
  const data = rows.slice(0, size).map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }))
  return { data, next: rows.length > size ? (data.at(-1)?._id ?? null) : null }
}

/** Where each page of `size` entries begins: what a sitemap index needs, without reading the entries. */
export async function listPageStarts(db: Queries, size: number): Promise<SitemapPageStart[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (order by id) as place, lead(id) over (order by id) as following
      from products where active
    ) as numbered
    where place % ${size} = 0 and following is not null order by id`)
  return [{ after: null }, ...rows.map(({ id }) => ({ after: id }))]
}
