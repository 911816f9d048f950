import { tokensOf } from './search-terms'

/** Where a shown text answers a search: start and end (exclusive) in UTF-16 units, in order. */
export type Ranges = [start: number, end: number][]

/** What English puts behind a word: `kettles` also means `kettle`. */
const ENDING = /^(s|es|'s|ed|er|ers|ing|ly)$/

const answers = (word: string, term: string) =>
  word.startsWith(term) || (word.length > 2 && term.startsWith(word) && ENDING.test(term.slice(word.length)))

/** The words of `text` that were looked for: the typed beginning of a word, or the whole of a shorter form. */
export function highlight(text: string, terms: readonly string[]): Ranges {
  return tokensOf(text).flatMap(({ word, start, end }): Ranges => {
    const lengths = terms.filter((term) => answers(word, term)).map((term) => Math.min(term.length, end - start))
    return lengths.length > 0 ? [[start, start + Math.max(...lengths)]] : []
  })
}
