import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database'

/** A hash of all rows of all tables, for detecting any write. */
export async function fingerprint(db: Database): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const parts = tables.rows.map(
    ({ name }) => `select '${name}' as place, md5(string_agg(t::text, '|' order by t::text)) as rows from ${name} t`,
  )
  const found = await db.execute<{ place: string; rows: string | null }>(sql.raw(parts.join(' union all ')))
  return JSON.stringify(found.rows.map(({ place, rows }) => [place, rows]).toSorted())
}
