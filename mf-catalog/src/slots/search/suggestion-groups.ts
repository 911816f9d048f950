import type { Suggestions } from '@superium/shared/api'
import { categoryPath } from '../../categories/category-path'
import { texts } from '../../texts'
import type { Suggested } from './use-suggestions'

const { search } = texts

/** One line of the list: where it leads, and what of it answers what was typed. */
export interface Suggestion {
  /** An address; null for the line that forgets what was searched for. */
  to: string | null
  label: string
  marks: readonly (readonly number[])[]
  /** Of a product. */
  product?: Suggestions['products'][number]
  /** How many products are behind it. */
  count?: number
  /** It is a search for this. */
  term?: string
}

/** Lines of one kind under their name. */
export interface Group {
  kind: 'recent' | 'products' | 'categories' | 'brands' | 'all' | 'forget'
  name: string
  suggestions: Suggestion[]
}

/** The address of a search's listing (spec §2). */
export const searchPath = (term: string): string => `/category?${new URLSearchParams({ search: term })}`

/** What was searched for before, for a field in which nothing is typed. */
export function recentGroups(terms: readonly string[]): Group[] {
  if (terms.length === 0) return []
  const suggestions = terms.map((term) => ({ to: searchPath(term), label: term, marks: [], term }))
  return [
    { kind: 'recent', name: search.recent, suggestions },
    { kind: 'forget', name: search.forget, suggestions: [{ to: null, label: search.forget, marks: [] }] },
  ]
}

/** Products, categories and brands for what was typed, and all results at the end. */
export function suggestedGroups({ text, products, categories, brands, corrected = text }: Suggested): Group[] {
  const found = withoutEmpty([
    {
      kind: 'products',
      name: search.products,
      suggestions: products.map((product) => ({
        to: `/product-detail/${product._id}`,
        label: product.name,
        marks: product.highlights,
        product,
      })),
    },
    {
      kind: 'categories',
      name: search.categories,
      suggestions: categories.map(({ keyword, name, count, highlights }) => ({
        to: categoryPath(keyword),
        label: name,
        marks: highlights,
        count,
      })),
    },
    {
      kind: 'brands',
      name: search.brands,
      suggestions: brands.map(({ value, count, highlights }) => ({
        to: `/products?${new URLSearchParams({ brand: value })}`,
        label: value,
        marks: highlights,
        count,
      })),
    },
  ])
  if (found.length === 0) return []
  const all = { to: searchPath(corrected), label: search.all(corrected), marks: [], term: corrected }
  return [...found, { kind: 'all', name: search.results, suggestions: [all] }]
}

const withoutEmpty = (groups: Group[]): Group[] => groups.filter(({ suggestions }) => suggestions.length > 0)
