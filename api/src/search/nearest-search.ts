import type { CatalogueReader } from '../catalogue-reader/catalogue-reader'
import type { Dictionary } from '../spelling/dictionary'
import type { PartialMatch, PartialSearch } from './best-partial-search'
import type { RelatedTo } from './related-words'
import type { SearchTerms } from './search-conditions'
import { wordSets } from './word-sets'

type BestPart = Pick<CatalogueReader, 'bestPart'>

/** The search that replaces the typed one. */
export interface NearestSearch {
  wanted: SearchTerms
  /** The search text with corrected spelling. */
  corrected?: string
  /** The words that products contain, if no product contains all. */
  relaxed?: string
}

/** Prepares the typed words, their corrections, and the sets to try, all in the words' order. */
function plan(
  dictionary: Dictionary,
  related: RelatedTo,
  words: SearchTerms,
): Pick<PartialSearch, 'typed' | 'meant' | 'sets'> {
  const terms = words.map(([term = '']) => term)
  // A word with related words is spelt right, whatever the shop sells: sneakers are no speakers.
  const looked = dictionary.meant(terms).map((found, i) => {
    const term = terms[i] ?? ''
    return related(term).length > 0 ? found.filter((word) => word.includes(term)) : found
  })
  const isOwn = terms.map((term, i) => looked[i]?.every((word) => word.includes(term)) ?? true)
  const typed = words.map((spellings, i) => [...new Set([...spellings, ...(isOwn[i] ? (looked[i] ?? []) : [])])])
  const meant = terms.map((_, i) => (isOwn[i] ? [] : (looked[i] ?? [])))
  const sets = wordSets(terms.map((term, i) => ({ word: term, products: dictionary.products(looked[i]?.[0] ?? term) })))
  const isNew =
    meant.some(({ length }) => length > 0) || typed.some(({ length }, i) => length > (words[i]?.length ?? 0))
  return { typed, meant, sets: isNew ? sets : sets.slice(1) }
}

/**
 * Prefers an equally large set of words that some products have in name, brand, colour or tags, because a word that a
 * description mentions says less about the product. Without such products it returns `found`.
 */
async function inTitles(reader: BestPart, wanted: PartialSearch, found: PartialMatch): Promise<PartialMatch> {
  const { set, known } = found
  if (wanted.texts === 'titleSearch' || set.length === wanted.typed.length) return found
  // A word that only descriptions have is no misspelling.
  const typed = wanted.typed.map((spellings, i) => (known[i] ? spellings : (wanted.meant[i] ?? [])))
  const sets = wanted.sets.filter(({ length }) => length === set.length)
  const meant = typed.map(() => [])
  const better = await reader.bestPart({ typed, meant, sets, texts: 'titleSearch' })
  return better ? { set: better.set, known } : found
}

/**
 * Guesses what a search without results means: corrects each unknown word that no product contains; if still no product
 * contains all words, uses the best subset: as many words as possible, and those of names before those of descriptions.
 * Null if no word finds anything. `words` are the typed words with their spellings.
 */
export async function nearestSearch(
  dictionary: Dictionary,
  related: RelatedTo,
  reader: BestPart,
  words: SearchTerms,
  texts: PartialSearch['texts'],
): Promise<NearestSearch | null> {
  const wanted = { ...plan(dictionary, related, words), texts }
  const { typed, meant } = wanted
  const found = await reader.bestPart(wanted)
  if (!found) return null
  const match = await inTitles(reader, wanted, found)
  const isCorrected = (i: number) => match.known[i] === false
  const shown = words.map(([term = ''], i) => (isCorrected(i) ? (meant[i]?.[0] ?? term) : term))
  return {
    wanted: match.set.map((i) => (isCorrected(i) ? meant[i] : typed[i]) ?? []),
    ...(match.set.some(isCorrected) && { corrected: shown.join(' ') }),
    ...(match.set.length < words.length && { relaxed: match.set.map((i) => shown[i]).join(' ') }),
  }
}
