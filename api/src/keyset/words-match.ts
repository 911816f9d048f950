import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/** Rows with words that start like those of a search; `words` is the expression that has an index. */
export async function wordsMatch(db: Queries, words: SQL, search: string): Promise<SQL> {
  const { rows } = await db.execute<{ query: string | null }>(sql`select order_search(${search}) as query`)
  const query = rows[0]?.query
  return query ? sql`${words} @@ ${query}::tsquery` : sql`false`
}
