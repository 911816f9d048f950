import { type SQL, sql } from 'drizzle-orm'
import { products } from '../products/table'

/** For each term the words of which one must be a prefix of a word of the product. */
export type SearchTerms = readonly (readonly string[])[]

const any = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` || `)})`
const every = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` && `)})`

/**
 * A prefix query; `word` holds only letters, marks, digits and points (`termsOf`). An SKU (`skuTermOf`) must match whole.
 */
const prefix = (config: 'english' | 'simple', word: string) =>
  word.startsWith('#') ? sql`${`'${word}'`}::tsquery` : sql`to_tsquery(${sql.raw(`'${config}'`)}, ${`'${word}':*`})`

/** Matches stemmed or unstemmed. Stop words count only in a search of nothing else, because descriptions index none. */
export function toQuery(wanted: SearchTerms): SQL {
  const asIs = wanted.map((words) => any(words.map((word) => prefix('simple', word))))
  const stemmed = wanted.map((words) => any(words.map((word) => prefix('english', word))))
  const both = wanted.map(
    (_, i) => sql`case when numnode(${stemmed[i]}) = 0 then ${stemmed[i]} else ${stemmed[i]} || ${asIs[i]} end`,
  )
  return sql`case when numnode(${every(stemmed)}) = 0 then ${every(asIs)} else ${every(both)} end`
}

/** Conditions and ranks of a search. */
export interface SearchConditions {
  /** All terms match in any text of the product. */
  found: SQL
  /** All terms match in name, brand, SKU, colour, tags or audience. */
  named: SQL
  /** Order by text rank, best first. */
  rank: SQL
}

export function searchConditions(wanted: SearchTerms): SearchConditions {
  const query = toQuery(wanted)
  return {
    found: sql`${products.search} @@ ${query}`,
    named: sql`${products.titleSearch} @@ ${query}`,
    rank: sql`ts_rank('{0.05, 0.1, 0.4, 1}', ${products.search}, ${query}) desc`,
  }
}

/** Matches any of the terms in all but the description. */
export const matchAny = (wanted: SearchTerms): SQL => searchConditions([wanted.flat()]).named
