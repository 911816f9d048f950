import { significantTerms } from './stop-words'

/** The maximum number of terms; more cost time and hardly narrow a search. */
const MAX_TERMS = 12

const WORD = /\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu

/** A word of a text with its position in UTF-16 units. */
export interface Token {
  word: string
  start: number
  end: number
}

/** A letter before a hyphen, as in `t-shirt`: such words are also written without the hyphen. */
const LETTER_AND_WORD = /(?<![\p{L}\p{M}\p{N}])(\p{L})-(\p{L}{2,})/gu

/** Alternative spellings of a term: `shirt` of `t-shirt` is also `tshirt`. */
function spellingsOf(search: string, term: string): string[] {
  const joined = [...search.normalize('NFKC').toLowerCase().matchAll(LETTER_AND_WORD)]
  return [term, ...joined.filter(([, , word]) => word === term).map(([, letter, word]) => `${letter}${word}`)]
}

/** Splits a search into terms as the full-text index does: `2.5` is one, `men's` two. */
export function termsOf(search: string): string[] {
  const found = search.normalize('NFKC').toLowerCase().match(WORD)
  return [...new Set(found ?? [])].slice(0, MAX_TERMS)
}

/** The significant terms of a search, each with its spellings. */
export const wordsOf = (search: string): string[][] =>
  significantTerms(termsOf(search)).map((term) => spellingsOf(search, term))

/** The words of a text in lower case. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
