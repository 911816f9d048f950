import { sql } from 'drizzle-orm'
import { readRevision } from '../catalogue-revision/read-revision'
import type { Database } from '../database/database'
import { wordCount } from './table'

/** The advisory lock for word counts; an arbitrary number that all processes share. */
const LOCK = 96_737

/** The maximum number of stored words; rarer ones are mostly model numbers and mistakes. */
const MAX_WORDS = 50_000

/** After a count that took `t`, the next one waits `REST * t`. */
const REST = 20

/** The words of names, brands, colours and tags. Compounds are left out, because their parts count as words. */
const fresh = sql`select word, ndoc as products
  from ts_stat($$select to_tsvector('simple', concat_ws(' ', name, brand, colour, variant_colours,
    array_to_string(tags, ' '))) from products where active$$)
  where word !~ '[^[:alnum:].]' and word ~ '[[:alpha:]]' and length(word) between 2 and 40
  order by ndoc desc, word limit ${MAX_WORDS}`

/**
 * Recounts the catalogue's words if the catalogue has changed, at most as often as `REST` allows. An advisory lock lets
 * only one process do it. Returns whether it counted.
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
      gone as (delete from catalogue_words w where not exists (select 1 from fresh where fresh.word = w.word))
      insert into catalogue_words (word, products) select word, products from fresh
      on conflict (word) do update set products = excluded.products where catalogue_words.products <> excluded.products`)
    const counted = { revision: mark, at: new Date(start), took: Date.now() - start }
    await tx.insert(wordCount).values(counted).onConflictDoUpdate({ target: wordCount.onlyRow, set: counted })
    return true
  })
}
