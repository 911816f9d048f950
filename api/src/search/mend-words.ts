import type { Dictionary } from '../spelling/dictionary'
import type { NearestSearch } from './nearest-search'
import type { SearchTerms } from './search-conditions'

/** Endings that leave a stem which may begin quite another word: the one of `earings` is `ear`. */
const SHORT_STEM = /ings?$/

/** The search with misspelt words of such endings corrected; null if it has none. `words` are the typed ones. */
export function mendWords(words: SearchTerms, dictionary: Dictionary): NearestSearch | null {
  const mended = words.map(([typed = '']) => (SHORT_STEM.test(typed) ? dictionary.mended(typed) : null))
  if (mended.every((word) => word === null)) return null
  return {
    wanted: words.map((spellings, i) => (mended[i] == null ? spellings : [mended[i]])),
    corrected: words.map(([typed = ''], i) => mended[i] ?? typed).join(' '),
  }
}
