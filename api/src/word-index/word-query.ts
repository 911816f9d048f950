/** A word, or the beginning of words. */
export interface Wanted {
  word: string
  isBeginning: boolean
}

/** Of each list a product must have one. */
export type WordQuery = readonly (readonly Wanted[])[]

const ATOM = /^'([^'\\]+)'(:\*)?$/

/** Words and beginnings joined by "and" and "or", as PostgreSQL writes a tsquery. Null for anything else. */
export function parseWordQuery(text: string): WordQuery | null {
  const query: Wanted[][] = []
  for (const part of text.split(' & ')) {
    const wanted: Wanted[] = []
    for (const one of part.replace(/^\( (.*) \)$/, '$1').split(' | ')) {
      const [, word, star] = ATOM.exec(one) ?? []
      // An SKU is looked up in PostgreSQL: no two products share one, so that a list of them would only cost memory.
      if (word === undefined || word.startsWith('#')) return null
      wanted.push({ word, isBeginning: star !== undefined })
    }
    query.push(wanted)
  }
  return query
}
