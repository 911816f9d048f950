import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { toWordQuery, type WordForms, type WordQuery } from '../word-index/word-query'
import { type SearchTerms, tsqueryText } from './search-conditions'

/** The maximum number of cached words, of about 300 bytes each. */
const MOST_WORDS = 20_000

/** Asks the database for the stems of searched words, and caches them, because stems never change. */
export interface KnownWords {
  /** A search as PostgreSQL parses it; null if PostgreSQL has to search. */
  queryOf(wanted: SearchTerms): Promise<WordQuery | null>
}

type Row = { query: string } & WordForms & Record<string, unknown>

export function createKnownWords(db: Queries): KnownWords {
  const known = new LRUCache<string, WordForms>({ max: MOST_WORDS })

  async function read(queries: readonly string[]): Promise<Map<string, WordForms>> {
    const found = new Map<string, WordForms>()
    const unknown = queries.filter((query) => {
      const forms = known.get(query)
      if (forms) found.set(query, forms)
      return !forms
    })
    if (unknown.length === 0) return found
    const { rows } = await db.execute<Row>(sql`select query, to_tsquery('english', query)::text as stemmed,
      to_tsquery('simple', query)::text as "asIs"
      from json_array_elements_text(${JSON.stringify(unknown)}::json) as query ${keepPlan}`)
    for (const { query, stemmed, asIs } of rows) {
      known.set(query, { stemmed, asIs })
      found.set(query, { stemmed, asIs })
    }
    return found
  }

  return {
    async queryOf(wanted) {
      const words = wanted.flat()
      // PostgreSQL looks up SKUs: no two products share one, so an in-memory list would only cost memory.
      if (words.some((word) => word.startsWith('#'))) return null
      const forms = await read([...new Set(words.map(tsqueryText))])
      return toWordQuery(wanted.map((spellings) => spellings.flatMap((word) => forms.get(tsqueryText(word)) ?? [])))
    },
  }
}
