import type { Catalogue } from '../catalogue/cached-catalogue'
import type { CatalogueReader, Found } from '../catalogue-reader/catalogue-reader'
import { type Meaning, meaningsOf } from './meanings'
import { type SearchTerms, wholeWord } from './search-conditions'

/** The result of a search. `wanted` are the terms that matched, or the typed ones if nothing did. */
export interface SearchResult extends Omit<Meaning, 'isTyped'> {
  found: Found
}

/**
 * Searches for the first meaning that finds something; `asTyped`: without corrections. Tries subsets of the words at most
 * twice: in all texts, then in names.
 */
export async function searchCatalogue(
  catalogue: Catalogue,
  reader: CatalogueReader,
  search: string,
  asTyped = false,
): Promise<SearchResult> {
  let typed: SearchTerms = []
  for await (const { isTyped = false, ...meaning } of meaningsOf(catalogue, reader, search, 'search', asTyped)) {
    if (isTyped) typed = meaning.wanted
    if (isTyped && !asTyped && typed.length > 1 && reader.triesWholeWords) {
      const wanted = typed.map((spellings) => spellings.map(wholeWord))
      const found = await reader.search(wanted)
      if (found.total > 0) return { wanted, found }
    }
    const found = await reader.search(meaning.wanted)
    if (found.total > 0) return { ...meaning, found }
  }
  return { wanted: typed, found: await reader.search([]) }
}
