import type { Catalogue } from '../catalogue/catalogue'
import type { Matches } from './read-matches'
import type { SearchTerms } from './search-conditions'
import { skuTermOf, termsOf } from './search-terms'

/** What a search led to. */
export interface SearchResult {
  /** What was found with; with nothing found, the words that come nearest. */
  wanted: SearchTerms
  found: Matches
  /** What was looked for instead of what was typed; undefined where that is the same. */
  corrected?: string
}

const nothing: Matches = { groups: [], total: 0, first: [] }

/** What was searched instead of `terms`, for a reader; undefined where words that hold the terms were meant. */
export function correctedSearch(terms: readonly string[], meant: SearchTerms): string | undefined {
  const words = terms.map((term, i) =>
    meant[i]?.every((word) => word.includes(term)) ? term : (meant[i]?.[0] ?? term),
  )
  return words.every((word, i) => word === terms[i]) ? undefined : words.join(' ')
}

/** Searches for the product with this SKU, else for the words as typed; where that finds nothing, for words that hold what was typed, or that it is a misspelling of. */
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
