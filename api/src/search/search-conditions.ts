import { type SQL, sql } from 'drizzle-orm'
import { products } from '../products/table'
import { quotedLexeme } from '../search-text/quoted-lexeme'

/** The terms of a search. For each term, one of its words must be a prefix of a word of the product. */
export type SearchTerms = readonly (readonly string[])[]

const any = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` || `)})`
const every = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` && `)})`

const WHOLE = '='

/** Marks a word that must match a whole word or an inflected form, not the beginning of a longer word. */
export const wholeWord = (word: string): string => (word.startsWith(WHOLE) ? word : `${WHOLE}${word}`)

/** Removes that mark from a word. */
export const typedWord = (word: string): string => (word.startsWith(WHOLE) ? word.slice(WHOLE.length) : word)

/** Formats a word as the text of a tsquery, in single quotes. */
export const tsqueryText = (word: string): string => (word.startsWith(WHOLE) ? `'${typedWord(word)}'` : `'${word}':*`)

/**
 * A prefix query; `word` contains only letters, marks, digits and points (`termsOf`), or is an SKU after a `#`. SKUs and
 * marked words must match whole words.
 */
function prefix(config: 'english' | 'simple', word: string): SQL {
  if (word.startsWith('#')) return sql`${quotedLexeme(word)}::tsquery`
  return sql`to_tsquery(${sql.raw(`'${config}'`)}, ${tsqueryText(word)})`
}

/**
 * Matches stemmed or unstemmed. A stem that is a prefix of the word finds everything that the word finds, so it is used
 * alone: both would read the index twice.
 */
function stemmedOrNot(word: string): SQL {
  const [stemmed, asIs] = [prefix('english', word), prefix('simple', word)]
  if (word.startsWith(WHOLE))
    return sql`case when numnode(${stemmed}) = 0 or ${stemmed}::text = ${asIs}::text then ${stemmed}
      else ${stemmed} || ${asIs} end`
  return sql`case when numnode(${stemmed}) = 0 or starts_with(${asIs}::text, left(${stemmed}::text, -3)) then ${stemmed}
    else ${stemmed} || ${asIs} end`
}

/**
 * Matches stemmed or unstemmed. Stop words count only if there are no other words, because descriptions do not index
 * them.
 */
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

/** Matches any of the terms, except in the description. */
export const matchAny = (wanted: SearchTerms): SQL => searchConditions([wanted.flat()]).named
