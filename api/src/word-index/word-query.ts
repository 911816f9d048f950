/** A word, or the beginning of words. */
export interface Wanted {
  word: string
  isBeginning: boolean
}

/** Of each list a product must have one. */
export type WordQuery = readonly (readonly Wanted[])[]

/** How the database understands a word of a search: as tsqueries, each empty for a stop word. */
export interface WordForms {
  stemmed: string
  asIs: string
}

const ATOM = /^'([^'\\]+)'(:\*)?$/

/** A word or a beginning, as PostgreSQL writes it; null for anything else. */
function parse(text: string): Wanted | null {
  const [, word, star] = ATOM.exec(text) ?? []
  return word === undefined ? null : { word, isBeginning: star !== undefined }
}

/** As `stemmedOrNot` of `search-conditions.ts`: a stem that begins the word finds all that the word finds. */
function stemmedOrNot({ stemmed, asIs }: WordForms): string[] {
  const isEnough = stemmed.endsWith(':*') ? asIs.startsWith(stemmed.slice(0, -3)) : stemmed === asIs
  return stemmed === '' ? [] : isEnough ? [stemmed] : [stemmed, asIs]
}

/**
 * A search of several words, each with its spellings, as `toQuery` of `search-conditions.ts` has it: stop words count only in a search
 * of nothing else. Null where PostgreSQL has to search, such as for a word that is a phrase to it.
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
