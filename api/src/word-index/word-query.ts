/** A word or a word prefix. */
export interface Wanted {
  word: string
  isBeginning: boolean
}

/** A product must contain one entry of each list. */
export type WordQuery = readonly (readonly Wanted[])[]

/** A search word as PostgreSQL parses it: two tsqueries, each empty for a stop word. */
export interface WordForms {
  stemmed: string
  asIs: string
}

const ATOM = /^'([^'\\]+)'(:\*)?$/

/** Parses a word or prefix of a tsquery; null for anything else. */
function parse(text: string): Wanted | null {
  const [, word, star] = ATOM.exec(text) ?? []
  return word === undefined ? null : { word, isBeginning: star !== undefined }
}

/**
 * Like `stemmedOrNot` of `search-conditions.ts`: a stem that is a prefix of the word finds everything that the word
 * finds.
 */
function stemmedOrNot({ stemmed, asIs }: WordForms): string[] {
  const isEnough = stemmed.endsWith(':*') ? asIs.startsWith(stemmed.slice(0, -3)) : stemmed === asIs
  return stemmed === '' ? [] : isEnough ? [stemmed] : [stemmed, asIs]
}

/**
 * A search of several words, each with its spellings, with the same rules as `toQuery` of `search-conditions.ts`: stop
 * words count only if there are no other words. Null if PostgreSQL has to search, for example because it parses a word
 * as a phrase.
 */
export function toWordQuery(wanted: readonly (readonly WordForms[])[]): WordQuery | null {
  const onlyStopWords = wanted.every((words) => words.every(({ stemmed }) => stemmed === ''))
  const textsOf = (forms: WordForms) => (onlyStopWords ? [forms.asIs] : stemmedOrNot(forms))
  const query: Wanted[][] = []
  for (const words of wanted) {
    const parsed = words.flatMap(textsOf).map(parse)
    const known = parsed.filter((one) => one !== null)
    if (known.length < parsed.length) return null
    if (known.length > 0) query.push(known)
  }
  return query.length > 0 ? query : null
}
