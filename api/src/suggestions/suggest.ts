import { CATEGORIES } from '@superium/shared/constants'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { CatalogueReader } from '../catalogue-reader/catalogue-reader'
import { readProductsByIds } from '../catalogue-reader/read-products'
import { requirePlainText } from '../http/plain-text'
import { highlight } from '../search/highlight'
import { meaningsOf } from '../search/meanings'
import { type SearchTerms, typedWord } from '../search/search-conditions'
import { tokensOf } from '../search/search-terms'
import type { Suggestions, SuggestionsQuery } from './schema'

/** The maximum number of suggestions of each kind. */
const MOST = 5

const begins = (text: string, wanted: SearchTerms) => {
  const tokens = tokensOf(text)
  return wanted.every((words) => words.some((term) => tokens.some(({ word }) => word.startsWith(term))))
}

async function find(catalogue: Catalogue, reader: CatalogueReader, wanted: SearchTerms): Promise<Suggestions> {
  const terms = wanted.flat().map(typedWord)
  const nameOf = (keyword: string) => CATEGORIES.find((one) => one.keyword === keyword)?.name ?? keyword
  const fits = (trait: 'brand' | 'category', value: string) =>
    begins(trait === 'category' ? nameOf(value) : value, wanted)
  const [{ products: ids, brands, categories }, shops] = await Promise.all([
    reader.suggest(wanted, fits, MOST),
    catalogue.shops(),
  ])
  const found = await readProductsByIds(catalogue, ids)
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
  const reader = await catalogue.reader()
  for await (const { wanted, sku, isTyped: _, ...instead } of meaningsOf(catalogue, reader, search, 'titleSearch')) {
    const found = await find(catalogue, reader, wanted)
    const variant = sku?.variant
    const products = variant === undefined ? found.products : found.products.map((one) => ({ ...one, variant }))
    if (!isEmpty(found)) return { ...found, products, ...instead }
  }
  return { products: [], categories: [], brands: [], shops: [] }
}
