import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import type { ProductWords } from './segment'

/** Separates two words of a product; texts contain no control characters. */
const GAP = '\u001f'

/** Products per statement, few enough for the statement timeout. */
export const STEP = 500

type Row = { id: string; mix: number; titled: string; words: string } & Record<string, unknown>

const asText = (words: SQL) => sql`array_to_string(${words}, ${sql.raw(`chr(${GAP.charCodeAt(0)})`)})`
const titledWords = sql`tsvector_to_array(${products.titleSearch})`

const allWords = sql`tsvector_to_array(${products.search})`

const columns = sql`id, mix, ${asText(titledWords)} as titled, ${asText(allWords)} as words`

// Skips SKUs: each belongs to a single product, so PostgreSQL finds them.
const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(GAP).filter((word) => !word.startsWith('#')))

/**
 * Removes `titled` from `all`. Both are sorted alike, and `titled` is a subset of `all`. In SQL this would take twice
 * as long.
 */
function without(titled: readonly string[], all: readonly string[]): string[] {
  let next = 0
  return all.filter((word) => {
    if (word !== titled[next]) return true
    next += 1
    return false
  })
}

function toWords({ mix, titled, words }: Row): ProductWords {
  const own = wordsOf(titled)
  return { mix, titled: own, described: without(own, wordsOf(words)) }
}

/** Reads the words of up to {@link STEP} active products of a category, ordered by `mix`, and where to continue. */
export async function readWordsOf(
  db: Queries,
  category: string,
  after: { mix: number; id: string } | null,
): Promise<{ read: ProductWords[]; last: { mix: number; id: string } | null }> {
  const beyond = after ? sql`and (mix, id) > (${after.mix}::int, ${after.id}::uuid)` : sql``
  const { rows } = await db.execute<Row>(sql`select ${columns} from ${products}
    where active and category = ${category} ${beyond} order by mix, id limit ${sql.raw(String(STEP))}`)
  const end = rows.at(-1)
  return { read: rows.map(toWords), last: end && rows.length === STEP ? { mix: end.mix, id: end.id } : null }
}

/** An active product that was changed, with its words. */
export interface ChangedWords extends ProductWords {
  id: string
  category: string
}

/**
 * Reads the products changed after a time of the database's clock: their mixes, and the words of all active products
 * with these mixes. Null if there are more than `most`.
 */
export async function readChangedWords(
  db: Queries,
  since: string,
  most: number,
): Promise<{ mixes: Set<number>; read: ChangedWords[] } | null> {
  const { rows: changed } = await db.execute<{ mix: number }>(
    sql`select mix from ${products} where updated_at > ${since}::timestamptz limit ${most + 1}`,
  )
  if (changed.length > most) return null
  const mixes = new Set(changed.map(({ mix }) => mix))
  if (mixes.size === 0) return { mixes, read: [] }
  const { rows } = await db.execute<Row & { category: string }>(sql`select category, ${columns} from ${products}
    where active and mix = any(${`{${[...mixes].join(',')}}`}::int[])`)
  return { mixes, read: rows.map((row) => ({ id: row.id, category: row.category, ...toWords(row) })) }
}

/**
 * The database's time minus `ago`: a transaction commits later than it begins, so its rows may be older than the last
 * read.
 */
export async function timeBefore(db: Queries, ago: string): Promise<string> {
  const { rows } = await db.execute<{ before: string }>(sql`select (now() - ${ago}::interval)::text as before`)
  return rows[0]?.before ?? ''
}
