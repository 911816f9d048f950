import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'

/** A search as a query of words. */
async function readQuery(db: Queries, search: string): Promise<string | null> {
  const { rows } = await db.execute<{ query: string | null }>(sql`select order_search(${search}) as query ${keepPlan}`)
  return rows[0]?.query ?? null
}

const matches = (words: SQL, query: string | null): SQL => (query ? sql`${words} @@ ${query}::tsquery` : sql`false`)

/** Rows with words that start like those of a search; `words` is the expression that has an index. */
export const wordsMatch = async (db: Queries, words: SQL, search: string): Promise<SQL> =>
  matches(words, await readQuery(db, search))

/** The words of a query that has no digits of a phone besides. */
function plainWords(query: string): string[] {
  const words = [...query.matchAll(/'([^']+)':\*/g)].map(([, word = '']) => word)
  return words.some((word) => word.startsWith('+')) ? [] : words
}

/**
 * The same for a list that is walked in its order, where the expression is computed for each row: it takes ten times as long as
 * looking whether `text`, of which the words are, holds them at all. The planner takes such a look for one that leaves out nothing.
 */
export async function wordsMatchBoth(
  db: Queries,
  { words, text, search }: { words: SQL; text: SQL; search: string },
): Promise<{ found: SQL; walked: SQL }> {
  const query = await readQuery(db, search)
  const found = matches(words, query)
  const looks = plainWords(query ?? '').map((word) => sql`position(${word}::text in lower(${text})) <> 0`)
  return { found, walked: sql.join([...looks, found], sql` and `) }
}
