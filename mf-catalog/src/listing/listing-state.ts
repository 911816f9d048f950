import type { Product } from '@superium/shared/api'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, PRICE_DEFAULT_DOLLARS, PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { type Collection, isCollection } from '../collections/collection-names'
import { type Audience, isAudience, parseTag } from './audience-and-tag'
import { defaultSort, isSort, type Sort, sortOptions } from './sort-options'

/** The options of the availability filter (spec §9): product statuses. */
export const availabilities = ['in-stock', 'pre-order', 'up-coming'] as const satisfies Product['status'][]

/** The filters whose values are the products' own words; each has a facet of its name. */
export const valueFilters = ['colour', 'variantSize', 'brand'] as const
export type ValueFilter = (typeof valueFilters)[number]

/** The state of a listing; all of it is in the URL. */
export interface ListingState extends Record<ValueFilter, readonly string[]> {
  /** A category keyword; empty for all. */
  category: string
  search: string
  /** Searches the words as they are typed, without correcting them. */
  asTyped: boolean
  /** Counted from 0. */
  page: number
  size: number
  sort: Sort
  /** Dollars, inclusive. */
  min: number
  /** Dollars, inclusive; 3001 means "and above". */
  max: number
  availability: readonly Product['status'][]
  /** Minimum stars; 0 for any. */
  rating: number
  /** The audience of the products; null for any. */
  audience: Audience | null
  /** A tag of the products; empty for any. */
  tag: string
  /** A collection; its ranking is the default order. */
  collection: Collection | null
}

const [DEFAULT_MIN, DEFAULT_MAX] = PRICE_DEFAULT_DOLLARS

/** Where the price slider stands in an untouched listing, in dollars. It filters nothing there (spec §9, departures). */
export const DEFAULT_PRICE = { min: DEFAULT_MIN, max: DEFAULT_MAX } as const

/** Whether the visitor has chosen a price range. */
export const isPriceChosen = ({ min, max }: Pick<ListingState, 'min' | 'max'>): boolean =>
  min !== DEFAULT_MIN || max !== DEFAULT_MAX

// The API answers 400 above these limits.
const LIMITS = { category: 100, search: 200, values: 50, page: 100_000 }
const VALUE_LENGTHS: Record<ValueFilter, number> = { colour: 60, variantSize: 60, brand: 100 }

const MAX_STARS = 5

function whole(text: string | null, fallback: number, from: number, to: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), from), to) : fallback
}

/** Parses dollars with up to two decimals. */
function dollars(text: string | null, fallback: number): number {
  if (text === null || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return fallback
  return Math.min(Number(text), PRICE_MAX_DOLLARS)
}

/** Cuts a text to the API's limit and removes NUL, which the API rejects. */
const text = (value: string | null, maxLength: number): string => (value ?? '').replaceAll('\0', '').slice(0, maxLength)

/** The chosen values of a filter, each once; values that the API rejects are left out. */
const valuesIn = (query: URLSearchParams, name: ValueFilter): string[] =>
  [...new Set(query.getAll(name))]
    .filter((value) => value !== '' && value.length <= VALUE_LENGTHS[name] && !value.includes('\0'))
    .slice(0, LIMITS.values)

/** Parses a URL's search; missing or malformed parameters get their defaults. */
export function parseListing(search: string): ListingState {
  const query = new URLSearchParams(search)
  const size = Number(query.get('size'))
  const one = dollars(query.get('min'), DEFAULT_MIN)
  const other = dollars(query.get('max'), DEFAULT_MAX)
  const sort = query.get('sort') ?? query.get('sortId')
  const collection = query.get('collection')
  const audience = query.get('audience')
  const term = text(query.get('search')?.trim() ?? null, LIMITS.search)
  return {
    category: text(query.get('category'), LIMITS.category),
    search: term,
    asTyped: term !== '' && query.get('spelling') === 'typed',
    page: whole(query.get('page'), 0, 0, LIMITS.page),
    size: PAGE_SIZES.find((choice) => choice === size) ?? DEFAULT_PAGE_SIZE,
    sort: isSort(sort) && sortOptions(term).includes(sort) ? sort : defaultSort(term),
    min: Math.min(one, other),
    max: Math.max(one, other),
    availability: availabilities.filter((status) => query.getAll('availability').includes(status)),
    colour: valuesIn(query, 'colour'),
    variantSize: valuesIn(query, 'variantSize'),
    brand: valuesIn(query, 'brand'),
    rating: whole(query.get('rating'), 0, 0, MAX_STARS),
    audience: isAudience(audience) ? audience : null,
    tag: parseTag(query.get('tag')),
    collection: isCollection(collection) ? collection : null,
  }
}

/** The URL search of a listing, with `?`; defaults are omitted, so that each listing has one address. */
export function listingSearch(state: ListingState): string {
  const query = new URLSearchParams()
  const put = (key: string, value: string | number, fallback: string | number = ''): void => {
    if (value !== fallback) query.append(key, String(value))
  }
  put('collection', state.collection ?? '')
  put('audience', state.audience ?? '')
  put('tag', state.tag)
  put('category', state.category)
  put('search', state.search)
  put('spelling', state.asTyped ? 'typed' : '')
  for (const status of state.availability) put('availability', status)
  for (const name of valueFilters) for (const value of state[name]) put(name, value)
  put('rating', state.rating, 0)
  put('min', state.min, DEFAULT_MIN)
  put('max', state.max, DEFAULT_MAX)
  put(state.sort === '1' || state.sort === '-1' ? 'sortId' : 'sort', state.sort, defaultSort(state.search))
  put('size', state.size, DEFAULT_PAGE_SIZE)
  put('page', state.page, 0)
  const text = query.toString()
  return text && `?${text}`
}
