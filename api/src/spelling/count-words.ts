import { sql } from 'drizzle-orm'
import { readRevision } from '../catalogue-revision/read-revision'
import type { Database } from '../database/database'
import { wordCount } from './table'

/** Any number, the same in every process: "words" on a telephone's keys. */
const LOCK = 96_737

/** Words kept: rarer ones are model numbers and mistakes, which correct nothing. */
const MOST_WORDS = 50_000

/** Counting took a second: it rests for twenty. */
const REST = 20

/** The words of names and brands, as shoppers type them: no compounds, which are there in their parts. */
const fresh = sql`select word, ndoc as products
  from ts_stat($$select to_tsvector('simple', name || ' ' || brand) from products where active$$)
  where word !~ '[^[:alnum:].]' and word ~ '[[:alpha:]]' and length(word) between 2 and 40
  order by ndoc desc, word limit ${MOST_WORDS}`

/**
 * Counts the catalogue's words anew when it has changed since they were counted, and not again at once where that is dear.
 * Of several processes one does it (advisory lock). Answers whether it was done.
 */
export async function countWords(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`)
    if (!rows[0]?.mine) return false
    const { mark } = await readRevision(tx)
    const start = Date.now()
    const [last] = await tx.select().from(wordCount)
    if (last && (last.revision === mark || start - last.at.getTime() < REST * last.took)) return false
    await tx.execute(sql`set local statement_timeout = '120s'`)
    await tx.execute(sql`with fresh as materialized (${fresh}),
      gone as (delete from catalogue_words w where not exists (select from fresh where fresh.word = w.word))
      insert into catalogue_words (word, products) select word, products from fresh
      on conflict (word) do update set products = excluded.products where catalogue_words.products <> excluded.products`)
    const counted = { revision: mark, at: new Date(start), took: Date.now() - start }
    await tx.insert(wordCount).values(counted).onConflictDoUpdate({ target: wordCount.onlyRow, set: counted })
    return true
  })
}
