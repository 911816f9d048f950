import type { Product } from '../products/schema'
import { highlight } from '../search/highlight'
import type { SearchResult } from '../search/search-catalogue'
import type { Listing } from './schema'

/** The part of a search's answer that explains its products: the correction, and where each product matches. */
export function withHighlights(
  { wanted, corrected }: SearchResult,
  data: readonly Product[],
): Pick<Listing, 'corrected' | 'highlights'> {
  const terms = wanted.flat()
  return {
    ...(corrected !== undefined && { corrected }),
    highlights: data.map(({ name, desc }) => ({ name: highlight(name, terms), desc: highlight(desc, terms) })),
  }
}
