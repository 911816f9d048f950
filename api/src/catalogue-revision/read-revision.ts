import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/** The state of the catalogue. */
export interface Revision {
  /** Changes when a product is added or changed; a mere change of stock does not count. */
  mark: string
  /** When the newest product was added, in microseconds since 1970: a later page of a listing refers to it. */
  snapshot: string
  /** Ids of the running sales. */
  sales: ReadonlySet<string>
  /** Changes when the catalogue's words are recounted. */
  words: string
}

/**
 * Reads the revision from a few index entries. The mark holds the number of late changes because transactions do not commit
 * in the order in which they begin.
 */
export async function readRevision(db: Queries): Promise<Revision> {
  const { rows } = await db.execute<{ mark: string; snapshot: string; sales: string[]; words: string }>(sql`
    select concat_ws('/', (select max(updated_at) from products), (select count(*) from
        (select 1 from products where updated_at > now() - interval '1 minute' limit 5000) as late)) as mark,
      coalesce((select (extract(epoch from max(added_at)) * 1000000)::bigint from products), 0)::text as snapshot,
      array(select id::text from sales where state = 'running' and ends_at > now()) as sales,
      coalesce((select at::text from catalogue_word_count), '') as words`)
  const [row] = rows
  if (!row) throw new Error('a query without FROM returned no row')
  return { ...row, sales: new Set(row.sales) }
}
