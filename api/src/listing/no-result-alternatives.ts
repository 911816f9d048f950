import type { Catalogue } from '../catalogue/cached-catalogue'
import type { CatalogueReader } from '../catalogue-reader/catalogue-reader'
import { readProductsByIds } from '../catalogue-reader/read-products'
import type { SearchTerms } from '../search/search-conditions'
import type { Listing } from './schema'

/** Number of products shown in each of the two lists. */
const SIZE = 5

/** Suggestions for a search without results: products that match any of the words, and best sellers. */
export async function noResultAlternatives(
  catalogue: Catalogue,
  reader: CatalogueReader,
  terms: SearchTerms,
): Promise<NonNullable<Listing['instead']>> {
  const [near, popular] = await Promise.all([
    terms.length > 0 ? reader.suggest([terms.flat()], () => false, SIZE).then(({ products }) => products) : [],
    reader.page({ choice: {}, order: 'bestSelling', size: SIZE, offset: 0, without: [] }),
  ])
  return { near: await readProductsByIds(catalogue, near), popular: await readProductsByIds(catalogue, popular) }
}
