import { texts } from '../texts'

const { sorts: names } = texts.listing

/**
 * The choices of "Sort By": `sortId` 1 and -1 as spec §9 has them ("Default" and "Price (Low - High)" are both 1),
 * then the server's further rankings.
 */
export const sorts = {
  default: { label: names.default, query: { sortId: 1 } },
  '1': { label: names.cheapest, query: { sortId: 1 } },
  '-1': { label: names.dearest, query: { sortId: -1 } },
  relevance: { label: names.relevance, query: { sort: 'relevance' } },
  newest: { label: names.newest, query: { sort: 'newest' } },
  'top-rated': { label: names['top-rated'], query: { sort: 'top-rated' } },
  'best-selling': { label: names['best-selling'], query: { sort: 'best-selling' } },
} as const

export type Sort = keyof typeof sorts

/** Whether a text names a choice of "Sort By". */
export const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sorts, value)

/** The choices in their order; relevance only means something for a search. */
export function sortOptions(search: string): Sort[] {
  return (['default', '1', '-1', 'relevance', 'newest', 'top-rated', 'best-selling'] as const).filter(
    (sort) => sort !== 'relevance' || search !== '',
  )
}

/** The order before anybody chose one: a search by relevance, the name before the description. */
export const defaultSort = (search: string): Sort => (search === '' ? 'default' : 'relevance')
