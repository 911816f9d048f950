import { CATEGORIES } from '@superium/shared/constants'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { requirePlainText } from '../http/plain-text'
import { findBestSelling } from '../products/find-best-selling'
import { readProductsByIds } from '../products/read-product-page'
import { readProductsByKey } from '../products/read-products-by-key'
import type { Product } from '../products/schema'
import { highlight } from '../search/highlight'
import { meaningsOf } from '../search/meanings'
import { type SearchTerms, searchConditions, typedWord } from '../search/search-conditions'
import { tokensOf } from '../search/search-terms'
import type { Suggestions, SuggestionsQuery } from './schema'

/** The maximum number of suggestions of each kind. */
const MOST = 5

/** Best-selling products that are searched first. */
const WINDOW = 2000

const begins = (text: string, wanted: SearchTerms) => {
  const tokens = tokensOf(text)
  return wanted.every((words) => words.some((term) => tokens.some(({ word }) => word.startsWith(term))))
}

type Trait = 'brand' | 'category'

/**
 * Product counts per value of a trait, cached for each state of the catalogue, because there are many groups to add up.
 */
const sums = new WeakMap<readonly ProductsWithSameTraits[], Map<Trait, [string, number][]>>()

function sumsOf(groups: readonly ProductsWithSameTraits[], trait: Trait): [string, number][] {
  const known = sums.get(groups) ?? new Map<Trait, [string, number][]>()
  sums.set(groups, known)
  const before = known.get(trait)
  if (before) return before
  const counts = new Map<string, number>()
  for (const { [trait]: value, count } of groups) counts.set(value, (counts.get(value) ?? 0) + count)
  const all = [...counts].sort(([, m], [, n]) => n - m)
  known.set(trait, all)
  return all
}

/** The matching values of a trait with their product counts, highest first. */
async function countsOf(
  catalogue: Catalogue,
  trait: Trait,
  fits: (value: string) => boolean,
): Promise<[string, number][]> {
  return sumsOf(await catalogue.groups(), trait)
    .filter(([value]) => fits(value))
    .slice(0, MOST)
}

/** The best-selling products whose titles contain the words. */
async function bestSelling(catalogue: Catalogue, wanted: SearchTerms): Promise<Product[]> {
  const inMemory = await catalogue.findTitled(wanted)
  if (inMemory) return readProductsByKey(catalogue, inMemory.page({}, new Set(), 'bestSelling', MOST, 0))
  const ids = await catalogue.limitConcurrency(() =>
    findBestSelling(catalogue.db, searchConditions(wanted).named, MOST, WINDOW),
  )
  return readProductsByIds(catalogue, ids)
}

async function find(catalogue: Catalogue, wanted: SearchTerms): Promise<Suggestions> {
  const terms = wanted.flat().map(typedWord)
  const nameOf = (keyword: string) => CATEGORIES.find((one) => one.keyword === keyword)?.name ?? keyword
  const [found, categories, brands, shops] = await Promise.all([
    bestSelling(catalogue, wanted),
    countsOf(catalogue, 'category', (keyword) => begins(nameOf(keyword), wanted)),
    countsOf(catalogue, 'brand', (brand) => begins(brand, wanted)),
    catalogue.shops(),
  ])
  return {
    products: found.map(({ _id, name, price, highestPrice, images: [image = ''] }) => ({
      _id,
      name,
      price,
      ...(highestPrice !== undefined && { highestPrice }),
      image,
      highlights: highlight(name, terms),
    })),
    categories: categories.map(([keyword, count]) => {
      const name = nameOf(keyword)
      return { keyword, name, count, highlights: highlight(name, terms) }
    }),
    brands: brands.map(([value, count]) => ({ value, count, highlights: highlight(value, terms) })),
    shops: shops
      .filter(({ name }) => begins(name, wanted))
      .slice(0, MOST)
      .map(({ slug, name }) => ({ slug, name, highlights: highlight(name, terms) })),
  }
}

const isEmpty = (found: Suggestions) =>
  [found.products, found.categories, found.brands, found.shops].every(({ length }) => length === 0)

/** Suggestions for the first meaning of a typed text that has some. 400 if the text contains NUL. */
export async function suggest(catalogue: Catalogue, { search }: SuggestionsQuery): Promise<Suggestions> {
  requirePlainText('search', search)
  for await (const { wanted, sku, isTyped: _, ...instead } of meaningsOf(catalogue, search, 'titleSearch')) {
    const found = await find(catalogue, wanted)
    const variant = sku?.variant
    const products = variant === undefined ? found.products : found.products.map((one) => ({ ...one, variant }))
    if (!isEmpty(found)) return { ...found, products, ...instead }
  }
  return { products: [], categories: [], brands: [], shops: [] }
}
