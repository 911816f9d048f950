import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'

/** Parses a search into a tsquery. */
async function readQuery(db: Queries, search: string): Promise<string | null> {
  const { rows } = await db.execute<{ query: string | null }>(sql`select order_search(${search}) as query ${keepPlan}`)
  return rows[0]?.query ?? null
}

const matches = (words: SQL, query: string | null): SQL => (query ? sql`${words} @@ ${query}::tsquery` : sql`false`)

/** Matches rows whose words start with those of a search; `words` is an indexed expression. */
export const wordsMatch = async (db: Queries, words: SQL, search: string): Promise<SQL> =>
  matches(words, await readQuery(db, search))

/** The words of a query; none if it contains digits of a phone number. */
function plainWords(query: string): string[] {
  const words = [...query.matchAll(/'([^']+)':\*/g)].map(([, word = '']) => word)
  return words.some((word) => word.startsWith('+')) ? [] : words
}

/**
 * The same in two forms; `walked` is for scanning a list in its order, which evaluates `words` for each row. That takes
 * ten times as long as checking whether `text`, which contains the words, contains them at all, so it checks that
 * first. The check uses a form that the planner assumes to exclude no rows.
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
