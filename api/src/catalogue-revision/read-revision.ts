import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/** Which state of the catalogue there is now. */
export interface Revision {
  /** Differs as soon as a product was added or changed; sales of pieces do not count. */
  mark: string
  /** When the newest product was added, in microseconds since 1970: the state that a reader of pages stays with. */
  snapshot: string
  /** Ids of the sales that run now. */
  sales: ReadonlySet<string>
  /** Differs when the catalogue's words were counted anew. */
  words: string
}

/**
 * Reads the revision by a few index entries. The number of late changes is in the mark because transactions do not end in
 * the order in which they began.
 */
export async function readRevision(db: Queries): Promise<Revision> {
  const { rows } = await db.execute<{ mark: string; snapshot: string; sales: string[]; words: string }>(sql`
    select concat_ws('/', (select max(updated_at) from products), (select count(*) from
        (select from products where updated_at > now() - interval '1 minute' limit 5000) as late)) as mark,
      coalesce((select (extract(epoch from max(added_at)) * 1000000)::bigint from products), 0)::text as snapshot,
      array(select id::text from sales where state = 'running' and ends_at > now()) as sales,
      coalesce((select at::text from catalogue_word_count), '') as words`)
  const [row] = rows
  if (!row) throw new Error('a query without FROM answered no row')
  return { ...row, sales: new Set(row.sales) }
}
