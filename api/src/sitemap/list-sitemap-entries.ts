import { and, asc, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { isCluster } from '../database/distribute/is-cluster'
import { products } from '../products/table'
import type { SitemapEntry, SitemapPageStart, SitemapQuery } from './schema'

/** Active products by id, so that an added or hidden product moves no other to another page. */
export async function listSitemapEntries(
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

/** The last id of each whole page. PostgreSQL skips from one to the next by the index. */
const ends = (size: number) => sql`
  with recursive ends as (
    select (select id from products where active order by id offset ${size - 1} limit 1) as id
    union all
    select (select p.id from products p where p.active and p.id > ends.id order by p.id offset ${size - 1} limit 1)
    from ends where ends.id is not null
  )
  select id from ends`

/** The same on a cluster, which has no recursive statement: all ids are numbered. */
const endsOnCluster = (size: number) => sql`
  select id from (select id, row_number() over (order by id) as number from products where active) as numbered
  where number % ${size} = 0`

/** Where each page of `size` entries begins, for the sitemap index; a sitemap without an address is not valid. */
export async function listSitemapPageStarts(db: Queries, size: number): Promise<SitemapPageStart[]> {
  const { data } = await listSitemapEntries(db, { size: 1 })
  if (data.length === 0) return []
  const found = (await isCluster(db)) ? endsOnCluster(size) : ends(size)
  const { rows } = await db.execute<{ id: string }>(sql`select id from (${found}) as found
    where id < (select id from products where active order by id desc limit 1) order by id`)
  return [{ after: null }, ...rows.map(({ id }) => ({ after: id }))]
}
