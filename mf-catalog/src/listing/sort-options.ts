import { listingTexts } from './texts'

const { sorts: names } = listingTexts

/**
 * The options of "Sort By" with their queries. Spec §9 sends `sortId` 1 for both "Default" and "Price (Low - High)";
 * the default also mixes the kinds of products.
 */
export const sorts = {
  default: { label: names.default, query: { sortId: 1, sort: 'mixed' } },
  '1': { label: names.cheapest, query: { sortId: 1 } },
  '-1': { label: names.dearest, query: { sortId: -1 } },
  relevance: { label: names.relevance, query: { sort: 'relevance' } },
  newest: { label: names.newest, query: { sort: 'newest' } },
  'top-rated': { label: names['top-rated'], query: { sort: 'top-rated' } },
  'best-selling': { label: names['best-selling'], query: { sort: 'best-selling' } },
} as const

export type Sort = keyof typeof sorts

/** Whether `value` is the key of a sort option. */
export const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sorts, value)

/** The options in display order; relevance only for a search. */
export function sortOptions(search: string): Sort[] {
  return (['default', '1', '-1', 'relevance', 'newest', 'top-rated', 'best-selling'] as const).filter(
    (sort) => sort !== 'relevance' || search !== '',
  )
}

/** The initial sort: relevance for a search, otherwise the default. */
export const defaultSort = (search: string): Sort => (search === '' ? 'default' : 'relevance')
