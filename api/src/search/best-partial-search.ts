import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { isCluster } from '../database/distribute/is-cluster'
import { products } from '../products/table'
import { type SearchTerms, toQuery } from './search-conditions'

/** The candidates to try when a search finds nothing. */
export interface PartialSearch {
  /** The typed words, each with words that contain it: `phones` also means `headphones`. */
  typed: SearchTerms
  /** Corrections of each word; used only when no product has the typed one. */
  meant: SearchTerms
  /** Sets of indexes into `typed`, best first. */
  sets: readonly (readonly number[])[]
  /** Which texts must contain the words: all, or all except the description. */
  texts: 'search' | 'titleSearch'
}

/** A set of words that some product contains together. */
export interface PartialMatch {
  /** Indexes into the typed words. */
  set: number[]
  /** For each typed word, whether any product has it, as far as this was needed. */
  known: boolean[]
}

/** Forces bitmap scans of the GIN index: the planner's estimate for a single row would favour a scan of the table. */
export const INDEX_ONLY = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
  set_config('enable_indexonlyscan', 'off', true)`

/** The query that finds the first set whose words some product contains together. It stops at the first hit. */
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

/** Whether any product matches all terms; null if this is unknown. Each term is parsed by itself. */
export type Finds = (terms: SearchTerms) => Promise<boolean | null>

/** Computes the result of {@link partialSearchQuery} with single probes; null if one of them is unknown. */
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

/** Runs each probe as its own statement, because a cluster cannot combine them. */
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
 * Finds the best part of a search that has results; null if no word has any. It asks `inMemory` first, and if that does
 * not know, runs one transaction of index reads.
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
