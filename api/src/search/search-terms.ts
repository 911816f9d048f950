/** Further terms are ignored: they cost time and hardly narrow a search. */
const MAX_TERMS = 12

const WORD = /\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu

/** A word of a text with its position in UTF-16 units. */
export interface Token {
  word: string
  start: number
  end: number
}

/** The terms of a search, split as the full-text index splits words: `2.5` is one, `men's` two. */
export function termsOf(search: string): string[] {
  const found = search.normalize('NFKC').toLowerCase().match(WORD)
  return [...new Set(found ?? [])].slice(0, MAX_TERMS)
}

/** The words of a text in lower case. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A search that looks like an SKU, as its word in the full-text index; else null. */
export function skuTermOf(search: string): string | null {
  return /^(?=.*\d)[a-z0-9]+(-[a-z0-9]+)+$/i.test(search) ? `#${search.toLowerCase()}` : null
}
