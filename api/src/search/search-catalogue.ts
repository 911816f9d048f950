import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Matches } from './read-matches'
import type { SearchTerms } from './search-conditions'
import { skuTermOf, termsOf } from './search-terms'

/** The result of a search. */
export interface SearchResult {
  /** The terms that matched; without a match, the nearest words. */
  wanted: SearchTerms
  found: Matches
  /** The search text instead of the typed one, if it was corrected. */
  corrected?: string
}

const nothing: Matches = { groups: [], total: 0, first: [] }

/** The corrected search for display; undefined when each term is part of its words. */
export function correctedSearch(terms: readonly string[], meant: SearchTerms): string | undefined {
  const words = terms.map((term, i) =>
    meant[i]?.every((word) => word.includes(term)) ? term : (meant[i]?.[0] ?? term),
  )
  return words.every((word, i) => word === terms[i]) ? undefined : words.join(' ')
}

/** Searches by SKU, else by the typed words; without a match, by words that contain them or that they misspell. */
export async function searchCatalogue(catalogue: Catalogue, search: string): Promise<SearchResult> {
  const terms = termsOf(search)
  if (terms.length === 0) return { wanted: [], found: nothing }
  const sku = skuTermOf(search)
  if (sku !== null) {
    const wanted = [[sku]]
    const found = await catalogue.searchMatches(wanted)
    if (found.total > 0) return { wanted, found }
  }
  const typed = terms.map((term) => [term])
  const found = await catalogue.searchMatches(typed)
  if (found.total > 0) return { wanted: typed, found }
  const dictionary = await catalogue.dictionary()
  const meant = dictionary.meant(terms)
  if (meant.some((words) => words.length === 0)) return { wanted: meant.filter((words) => words.length > 0), found }
  const again = await catalogue.searchMatches(meant)
  if (again.total === 0) return { wanted: meant, found }
  const corrected = correctedSearch(terms, meant)
  return { wanted: meant, found: again, ...(corrected !== undefined && { corrected }) }
}
