import type { Catalogue } from '../catalogue/cached-catalogue'
import { isLargeShop } from '../word-index/large-shop'
import { expandWords } from './expand-words'
import { mendWords } from './mend-words'
import { type NearestSearch, nearestSearch } from './nearest-search'
import type { Matches } from './read-matches'
import { wholeWord } from './search-conditions'
import { wordsOf } from './search-terms'
import { findSku, findSkuOfLetters, type SkuMatch } from './sku-search'

/** The result of a search. `wanted` are the terms that matched, or the typed ones if nothing did. */
export interface SearchResult extends NearestSearch, Pick<SkuMatch, 'sku'> {
  found: Matches
}

const nothing: Matches = { groups: [], total: 0, share: 1, first: [] }

/**
 * Searches by SKU, else by the typed words; without a match, by an SKU of letters alone, by corrected words and by the
 * best subset of the words. `asTyped`: only by SKU and by the typed words.
 * Tries subsets of the words at most twice: in all texts, then in names.
 */
export async function searchCatalogue(catalogue: Catalogue, search: string, asTyped = false): Promise<SearchResult> {
  const matches = async (match: SkuMatch) => ({ ...match, found: await catalogue.searchMatches(match.wanted) })
  const coded = await findSku(catalogue.db, search)
  if (coded) return matches(coded)
  const typed = wordsOf(search)
  if (typed.length === 0) return { wanted: [], found: nothing }
  if (asTyped) return { wanted: typed, found: await catalogue.searchMatches(typed) }
  const dictionary = await catalogue.dictionary()
  const mended = mendWords(typed, dictionary)
  if (mended) {
    const found = await catalogue.searchMatches(mended.wanted)
    if (found.total > 0) return { ...mended, found }
  }
  const words = expandWords(typed, dictionary, catalogue.related)
  if (words.length > 1 && isLargeShop(await catalogue.groups())) {
    const whole = words.map((spellings) => spellings.map(wholeWord))
    const found = await catalogue.searchMatches(whole)
    if (found.total > 0) return { wanted: whole, found }
  }
  const found = await catalogue.searchMatches(words)
  if (found.total > 0) return { wanted: words, found }
  const lettered = await findSkuOfLetters(catalogue.db, search)
  if (lettered) return matches(lettered)
  const nearest = await nearestSearch(catalogue, words, 'search')
  if (!nearest) return { wanted: words, found }
  return { ...nearest, found: await catalogue.searchMatches(nearest.wanted) }
}
