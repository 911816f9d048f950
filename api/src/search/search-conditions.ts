import { type SQL, sql } from 'drizzle-orm'
import { products } from '../products/table'

/** For each term the words of which one must be a prefix of a word of the product. */
export type SearchTerms = readonly (readonly string[])[]

const any = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` || `)})`
const every = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` && `)})`

const WHOLE = '='

/** A word that must match whole, or in another form of it, not as the beginning of a longer one. */
export const wholeWord = (word: string): string => `${WHOLE}${word}`

/** A word as it was typed. */
export const typedWord = (word: string): string => (word.startsWith(WHOLE) ? word.slice(WHOLE.length) : word)

/** A word as the text of a tsquery, in single quotes. */
export const tsqueryText = (word: string): string => (word.startsWith(WHOLE) ? `'${typedWord(word)}'` : `'${word}':*`)

/**
 * A prefix query; `word` holds only letters, marks, digits and points (`termsOf`). An SKU (`skuTermOf`) and a whole word must
 * match whole.
 */
function prefix(config: 'english' | 'simple', word: string): SQL {
  if (word.startsWith('#')) return sql`${`'${word}'`}::tsquery`
  return sql`to_tsquery(${sql.raw(`'${config}'`)}, ${tsqueryText(word)})`
}

/** Stemmed or unstemmed. A stem that begins the word finds all that the word finds: asking for both would read the index twice. */
function stemmedOrNot(word: string): SQL {
  const [stemmed, asIs] = [prefix('english', word), prefix('simple', word)]
  if (word.startsWith(WHOLE))
    return sql`case when numnode(${stemmed}) = 0 or ${stemmed}::text = ${asIs}::text then ${stemmed}
      else ${stemmed} || ${asIs} end`
  return sql`case when numnode(${stemmed}) = 0 or starts_with(${asIs}::text, left(${stemmed}::text, -3)) then ${stemmed}
    else ${stemmed} || ${asIs} end`
}

/** Matches stemmed or unstemmed. Stop words count only in a search of nothing else, because descriptions index none. */
export function toQuery(wanted: SearchTerms): SQL {
  const asIs = wanted.map((words) => any(words.map((word) => prefix('simple', word))))
  const stemmed = wanted.map((words) => any(words.map((word) => prefix('english', word))))
  const both = wanted.map((words) => any(words.map(stemmedOrNot)))
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
