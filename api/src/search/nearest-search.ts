import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dictionary } from '../spelling/dictionary'
import type { PartialMatch, PartialSearch } from './best-partial-search'
import type { SearchTerms } from './search-conditions'
import { wordSets } from './word-sets'

/** What is searched for instead of what was typed. */
export interface NearestSearch {
  wanted: SearchTerms
  /** The search text with its misspelt words corrected. */
  corrected?: string
  /** The words of it that products have, when none has all. */
  relaxed?: string
}

/** Words in their order: typed, their corrections, and the sets to try. */
function plan(dictionary: Dictionary, words: SearchTerms): Pick<PartialSearch, 'typed' | 'meant' | 'sets'> {
  const terms = words.map(([term = '']) => term)
  const looked = dictionary.meant(terms)
  const isOwn = terms.map((term, i) => looked[i]?.every((word) => word.includes(term)) ?? true)
  const typed = words.map((spellings, i) => [...new Set([...spellings, ...(isOwn[i] ? (looked[i] ?? []) : [])])])
  const meant = terms.map((_, i) => (isOwn[i] ? [] : (looked[i] ?? [])))
  const sets = wordSets(terms.map((term, i) => ({ word: term, products: dictionary.products(looked[i]?.[0] ?? term) })))
  const isNew =
    meant.some(({ length }) => length > 0) || typed.some(({ length }, i) => length > (words[i]?.length ?? 0))
  return { typed, meant, sets: isNew ? sets : sets.slice(1) }
}

/**
 * As many words as were found, but of which products have all in name, brand, colour or tags, if there are such: what a
 * description says in passing tells less. Else what was found.
 */
async function inTitles(catalogue: Catalogue, wanted: PartialSearch, found: PartialMatch): Promise<PartialMatch> {
  const { set, known } = found
  if (wanted.texts === 'titleSearch' || set.length === wanted.typed.length) return found
  // A word that only descriptions have is no misspelling.
  const typed = wanted.typed.map((spellings, i) => (known[i] ? spellings : (wanted.meant[i] ?? [])))
  const sets = wanted.sets.filter(({ length }) => length === set.length)
  const meant = typed.map(() => [])
  const better = await catalogue.partialSearch({ typed, meant, sets, texts: 'titleSearch' })
  return better ? { set: better.set, known } : found
}

/**
 * What a search that finds nothing probably means: each word that no product has is corrected by itself; when still no product
 * has all words, the best part of them is taken, most words first, those of
 * names before those of descriptions. Null when no word finds anything. `words` are the typed
 * words, each with its spellings.
 */
export async function nearestSearch(
  catalogue: Catalogue,
  words: SearchTerms,
  texts: PartialSearch['texts'],
): Promise<NearestSearch | null> {
  const wanted = { ...plan(await catalogue.dictionary(), words), texts }
  const { typed, meant } = wanted
  const found = await catalogue.partialSearch(wanted)
  if (!found) return null
  const match = await inTitles(catalogue, wanted, found)
  const isCorrected = (i: number) => match.known[i] === false
  const shown = words.map(([term = ''], i) => (isCorrected(i) ? (meant[i]?.[0] ?? term) : term))
  return {
    wanted: match.set.map((i) => (isCorrected(i) ? meant[i] : typed[i]) ?? []),
    ...(match.set.some(isCorrected) && { corrected: shown.join(' ') }),
    ...(match.set.length < words.length && { relaxed: match.set.map((i) => shown[i]).join(' ') }),
  }
}
