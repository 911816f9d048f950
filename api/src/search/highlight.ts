import { tokensOf } from './search-terms'

/** The matching parts of a text in order: start and end (exclusive) in UTF-16 units. */
export type Ranges = [start: number, end: number][]

/** English endings: `kettles` also matches `kettle`. */
const ENDING = /^(s|es|'s|ed|er|ers|ing|ly)$/

/** A one-letter term matches only a one-letter word. */
const answers = (word: string, term: string) =>
  (term.length === 1 ? word === term : word.startsWith(term)) ||
  (word.length > 2 && term.startsWith(word) && ENDING.test(term.slice(word.length)))

/** Finds the matching words of `text`: the typed prefix of a word, or all of a word that is shorter than the term. */
export function highlight(text: string, terms: readonly string[]): Ranges {
  return tokensOf(text).flatMap(({ word, start, end }): Ranges => {
    const lengths = terms.filter((term) => answers(word, term)).map((term) => Math.min(term.length, end - start))
    return lengths.length > 0 ? [[start, start + Math.max(...lengths)]] : []
  })
}
