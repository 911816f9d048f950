/** More words than this narrow nothing down; they only cost. */
const MOST_TERMS = 12

const WORD = /\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu

/** A word of a text and where it stands, in UTF-16 units. */
export interface Token {
  word: string
  start: number
  end: number
}

/** Words and numbers as the full-text index holds them: `2.5` is one, `men's` two. Whatever else was typed separates. */
export function termsOf(search: string): string[] {
  const found = search.normalize('NFKC').toLowerCase().match(WORD)
  return [...new Set(found ?? [])].slice(0, MOST_TERMS)
}

/** The words of a shown text, in lower case. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A search that may be an SKU, as the full-text index holds them; null for any other. */
export function skuTermOf(search: string): string | null {
  return /^(?=.*\d)[a-z0-9]+(-[a-z0-9]+)+$/i.test(search) ? `#${search.toLowerCase()}` : null
}
