import type { Product } from '../products/schema'
import { highlight } from '../search/highlight'
import type { SearchResult } from '../search/search-catalogue'
import { typedWord } from '../search/search-conditions'
import type { Listing } from './schema'

/**
 * The part of a search response that explains its products: the search that was used instead, and where each product
 * matches.
 */
export function withHighlights(
  { wanted, corrected, relaxed }: SearchResult,
  data: readonly Product[],
): Pick<Listing, 'corrected' | 'relaxed' | 'highlights'> {
  const terms = wanted.flat().map(typedWord)
  return {
    ...(corrected !== undefined && { corrected }),
    ...(relaxed !== undefined && { relaxed }),
    highlights: data.map(({ name, desc }) => ({ name: highlight(name, terms), desc: highlight(desc, terms) })),
  }
}
