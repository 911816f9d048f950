import { formatNumber } from '../../format/format-number'

export const searchTexts = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  products: 'Products',
  categories: 'Categories',
  brands: 'Brands',
  shops: 'Shops',
  results: 'Results',
  all: (term: string) => `See all results for “${term}”`,
  productCount: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`),
  corrected: (meant: string) => `Did you mean “${meant}”?`,
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  relaxed: (typed: string, found: string) => `Nothing matches all of “${typed}”. Suggestions for “${found}”:`,
  noSuggestions: (term: string) => `No suggestions for “${term}”, press Enter to search`,
} as const
