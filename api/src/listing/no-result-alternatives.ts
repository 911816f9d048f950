import { sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { findBestSelling } from '../products/find-best-selling'
import { rankings } from '../products/rankings'
import { readProductPage, readProductsByIds } from '../products/read-product-page'
import { products } from '../products/table'
import { matchAny, type SearchTerms } from '../search/search-conditions'
import type { Listing } from './schema'

/** Number of products shown in each of the two lists. */
const SIZE = 5

/** Near matches are searched among this many best-selling products first. */
const WINDOW = 2000

/** Suggestions for a search without results: products that match any of the words, and best sellers. */
export async function noResultAlternatives(
  catalogue: Catalogue,
  terms: SearchTerms,
): Promise<NonNullable<Listing['instead']>> {
  const [near, popular] = await Promise.all([
    terms.length > 0
      ? findBestSelling(catalogue.db, matchAny(terms), SIZE, WINDOW).then((ids) => readProductsByIds(catalogue, ids))
      : [],
    readProductPage(catalogue, sql`${products.active}`, rankings.bestSelling, SIZE, 0),
  ])
  return { near, popular }
}
