import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { isCluster } from '../database/distribute/is-cluster'
import { products } from '../products/table'
import { type SearchTerms, toQuery } from './search-conditions'

/** What to try when a search finds nothing. */
export interface PartialSearch {
  /** The words that were typed, each with its parts of words: `phones` also means `headphones`. */
  typed: SearchTerms
  /** For each word what it may misspell; used only when no product has the typed one. */
  meant: SearchTerms
  /** Sets of places in `typed`, the best first. */
  sets: readonly (readonly number[])[]
  /** Which texts must have the words: all, or those without the description. */
  texts: 'search' | 'titleSearch'
}

/** Words of which products have all. */
export interface PartialMatch {
  /** Places in the typed words. */
  set: number[]
  /** For each typed word whether any product has it, as far as that mattered. */
  known: boolean[]
}

/** Every probe is answered by the GIN index: estimates for one row would favour walking the table. */
export const INDEX_ONLY = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
  set_config('enable_indexonlyscan', 'off', true)`

/** The statement that looks for the first set of which products have all words. It stops at the first hit. */
export function partialSearchQuery({ typed, meant, sets, texts }: PartialSearch) {
  const column = products[texts]
  const has = (query: ReturnType<typeof sql>) =>
    sql`exists (select 1 from ${products} where active and ${column} @@ ${query})`
  const place = (kind: 'k' | 'q', i: number) => sql.raw(`${kind}${i}`)
  const needed = (i: number) => (meant[i]?.length ?? 0) > 0
  const known = typed.map((words, i) => sql`${needed(i) ? has(toQuery([words])) : sql`true`} as ${place('k', i)}`)
  const queries = typed.map((words, i) => {
    const own = toQuery([words])
    const instead = toQuery([meant[i] ?? []])
    return sql`${needed(i) ? sql`case when ${place('k', i)} then ${own} else ${instead} end` : own} as ${place('q', i)}`
  })
  const whens = sets.map((set, n) => {
    const all = sql.join(
      set.map((i) => place('q', i)),
      sql` && `,
    )
    return sql`when ${has(sql`(${all})`)} then ${sql.raw(String(n))}`
  })
  return sql`with known as materialized (select ${sql.join(known, sql`, `)}),
    queries as materialized (select *, ${sql.join(queries, sql`, `)} from known)
    select case ${sql.join(whens, sql` `)} end as best,
      array[${sql.join(
        typed.map((_, i) => place('k', i)),
        sql`, `,
      )}] as known
    from queries`
}

/** Whether any product has a word of each of the terms; null where that is not known. Each term is understood by itself. */
export type Finds = (terms: SearchTerms) => Promise<boolean | null>

/** What {@link partialSearchQuery} answers, by one probe after the other; null where one is not known. */
async function probeOneByOne({ typed, meant, sets }: PartialSearch, finds: Finds) {
  const known: boolean[] = []
  for (const [i, words] of typed.entries()) {
    const isKnown = (meant[i]?.length ?? 0) === 0 || (await finds([words]))
    if (isKnown === null) return null
    known.push(isKnown)
  }
  for (const [best, set] of sets.entries()) {
    const isFound = await finds(set.map((i) => (known[i] ? typed[i] : meant[i]) ?? []))
    if (isFound === null) return null
    if (isFound) return { best, known }
  }
  return { best: null, known }
}

/** Each probe by a statement: a cluster cannot combine them. */
const findsInDatabase =
  (db: Queries, texts: PartialSearch['texts']): Finds =>
  async (terms) => {
    const query = sql.join(
      terms.map((words) => toQuery([words])),
      sql` && `,
    )
    const { rows } = await db.execute(
      sql`select 1 from ${products} where active and ${products[texts]} @@ (${query}) limit 1`,
    )
    return rows.length > 0
  }

type Answer = { best: number | null; known: boolean[] } | null | undefined

function toMatch({ sets }: PartialSearch, answer: Answer): PartialMatch | null {
  const set = answer?.best == null ? undefined : sets[answer.best]
  return answer && set ? { set: [...set], known: answer.known } : null
}

/**
 * The best part of a search that finds something; null when no word does. `inMemory` is asked first; where it does not know,
 * one transaction of index reads answers.
 */
export async function bestPartialSearch(
  db: Database,
  wanted: PartialSearch,
  inMemory: Finds | null,
): Promise<PartialMatch | null> {
  if (wanted.sets.length === 0) return null
  const known = inMemory && (await probeOneByOne(wanted, inMemory))
  if (known) return toMatch(wanted, known)
  return db.transaction(
    async (tx) => {
      await tx.execute(INDEX_ONLY)
      const answer = (await isCluster(tx))
        ? await probeOneByOne(wanted, findsInDatabase(tx, wanted.texts))
        : (await tx.execute<{ best: number | null; known: boolean[] }>(partialSearchQuery(wanted))).rows[0]
      return toMatch(wanted, answer)
    },
    { accessMode: 'read only' },
  )
}
