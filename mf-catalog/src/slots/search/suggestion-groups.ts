import type { Suggestions } from '@superium/shared/api'
import { productPath } from '@superium/shared/constants'
import { categoryPath } from '../../categories/category-path'
import { searchTexts } from './texts'
import type { Suggested } from './use-suggestions'

/** One option of the list. */
export interface Suggestion {
  /** The address that it opens; null for the option that clears the recent searches. */
  to: string | null
  label: string
  marks: readonly (readonly number[])[]
  product?: Suggestions['products'][number]
  /** Number of products in the category or brand. */
  count?: number
  /** The search term, when the option is a search. */
  term?: string
}

/** The options of one kind under a heading. */
export interface Group {
  kind: 'recent' | 'products' | 'categories' | 'brands' | 'shops' | 'all' | 'clear'
  name: string
  suggestions: Suggestion[]
}

/** The address of a search (spec §2). */
export const searchPath = (term: string): string => `/category?${new URLSearchParams({ search: term })}`

/** The recent searches, shown while the field is empty. */
export function recentGroups(terms: readonly string[]): Group[] {
  if (terms.length === 0) return []
  const suggestions = terms.map((term) => ({ to: searchPath(term), label: term, marks: [], term }))
  return [
    { kind: 'recent', name: searchTexts.recent, suggestions },
    {
      kind: 'clear',
      name: searchTexts.clearRecent,
      suggestions: [{ to: null, label: searchTexts.clearRecent, marks: [] }],
    },
  ]
}

/** The suggested products, categories, brands and shops, and last a link to all results. */
export function suggestedGroups({
  text,
  products,
  categories,
  brands,
  shops,
  corrected = text,
  relaxed,
}: Suggested): Group[] {
  const found = withoutEmpty([
    {
      kind: 'products',
      name: searchTexts.products,
      suggestions: products.map((product) => ({
        to: productPath(product),
        label: product.name,
        marks: product.highlights,
        product,
      })),
    },
    {
      kind: 'categories',
      name: searchTexts.categories,
      suggestions: categories.map(({ keyword, name, count, highlights }) => ({
        to: categoryPath(keyword),
        label: name,
        marks: highlights,
        count,
      })),
    },
    {
      kind: 'brands',
      name: searchTexts.brands,
      suggestions: brands.map(({ value, count, highlights }) => ({
        to: `/products?${new URLSearchParams({ brand: value })}`,
        label: value,
        marks: highlights,
        count,
      })),
    },
    {
      kind: 'shops',
      name: searchTexts.shops,
      suggestions: shops.map(({ slug, name, highlights }) => ({ to: `/shop/${slug}`, label: name, marks: highlights })),
    },
  ])
  if (found.length === 0) return []
  const term = relaxed ?? corrected
  const all = { to: searchPath(term), label: searchTexts.all(term), marks: [], term }
  return [...found, { kind: 'all', name: searchTexts.results, suggestions: [all] }]
}

const withoutEmpty = (groups: Group[]): Group[] => groups.filter(({ suggestions }) => suggestions.length > 0)
