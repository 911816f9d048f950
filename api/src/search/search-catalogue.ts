import type { Catalogue } from '../catalogue/cached-catalogue'
import { isLargeShop } from '../word-index/large-shop'
import { type Meaning, meaningsOf } from './meanings'
import type { Matches } from './read-matches'
import { type SearchTerms, wholeWord } from './search-conditions'

/** The result of a search. `wanted` are the terms that matched, or the typed ones if nothing did. */
export interface SearchResult extends Omit<Meaning, 'isTyped'> {
  found: Matches
}

const nothing: Matches = { groups: [], total: 0, share: 1, first: [] }

/**
 * Searches for the first meaning that finds something; `asTyped`: without corrections. Tries subsets of the words at most
 * twice: in all texts, then in names.
 */
export async function searchCatalogue(catalogue: Catalogue, search: string, asTyped = false): Promise<SearchResult> {
  let typed: SearchTerms = []
  for await (const { isTyped = false, ...meaning } of meaningsOf(catalogue, search, 'search', asTyped)) {
    if (isTyped) typed = meaning.wanted
    if (isTyped && !asTyped && typed.length > 1 && isLargeShop(await catalogue.groups())) {
      const wanted = typed.map((spellings) => spellings.map(wholeWord))
      const found = await catalogue.searchMatches(wanted)
      if (found.total > 0) return { wanted, found }
    }
    const found = await catalogue.searchMatches(meaning.wanted)
    if (found.total > 0) return { ...meaning, found }
  }
  return { wanted: typed, found: nothing }
}
