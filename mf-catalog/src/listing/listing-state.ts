import type { Product } from '@superium/shared/api'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, PRICE_DEFAULT_DOLLARS, PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { type Collection, isCollection } from '../collections/collection-names'
import { defaultSort, isSort, type Sort, sortOptions } from './sort-options'

/** The choices of the availability filter (spec §9), which are product statuses. */
export const availabilities = ['in-stock', 'pre-order', 'up-coming'] as const satisfies Product['status'][]

/** What a listing shows: all of it is in the URL. */
export interface ListingState {
  /** Keyword, empty for all. */
  category: string
  search: string
  /** From 0. */
  page: number
  size: number
  sort: Sort
  /** Dollars, inclusive. */
  min: number
  /** Dollars, inclusive; 3001 means "and above". */
  max: number
  availability: readonly Product['status'][]
  brand: readonly string[]
  /** So many stars and more; 0 for any. */
  rating: number
  /** What the server put together; its ranking is the default order. */
  collection: Collection | null
}

const [DEFAULT_MIN, DEFAULT_MAX] = PRICE_DEFAULT_DOLLARS

/** The price range of an untouched listing, in dollars. */
export const DEFAULT_PRICE = { min: DEFAULT_MIN, max: DEFAULT_MAX } as const

// The API's own bounds: beyond them it would answer 400 to a URL that only a hand can make.
const LONGEST = { category: 100, search: 200, brand: 100, brands: 50, page: 100_000 }

const MOST_STARS = 5

function whole(text: string | null, fallback: number, from: number, to: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), from), to) : fallback
}

/** Dollars, cents after a point. */
function dollars(text: string | null, fallback: number): number {
  if (text === null || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return fallback
  return Math.min(Number(text), PRICE_MAX_DOLLARS)
}

/** A text of the URL in as many characters as the API takes, without NUL, which it refuses. */
const text = (value: string | null, longest: number): string => (value ?? '').replaceAll('\0', '').slice(0, longest)

/** Reads a listing's URL. What is missing or malformed has its default; nothing in it is an error. */
export function parseListing(search: string): ListingState {
  const query = new URLSearchParams(search)
  const size = Number(query.get('size'))
  const one = dollars(query.get('min'), DEFAULT_MIN)
  const other = dollars(query.get('max'), DEFAULT_MAX)
  const sort = query.get('sort') ?? query.get('sortId')
  const collection = query.get('collection')
  const term = text(query.get('search')?.trim() ?? null, LONGEST.search)
  return {
    category: text(query.get('category'), LONGEST.category),
    search: term,
    page: whole(query.get('page'), 0, 0, LONGEST.page),
    size: PAGE_SIZES.find((choice) => choice === size) ?? DEFAULT_PAGE_SIZE,
    sort: isSort(sort) && sortOptions(term).includes(sort) ? sort : defaultSort(term),
    min: Math.min(one, other),
    max: Math.max(one, other),
    availability: availabilities.filter((status) => query.getAll('availability').includes(status)),
    brand: [...new Set(query.getAll('brand'))]
      .filter((brand) => brand !== '' && brand.length <= LONGEST.brand && !brand.includes('\0'))
      .slice(0, LONGEST.brands),
    rating: whole(query.get('rating'), 0, 0, MOST_STARS),
    collection: isCollection(collection) ? collection : null,
  }
}

/** Writes a listing's URL search, `?` included; defaults are left out, so that one listing has one address. */
export function listingSearch(state: ListingState): string {
  const query = new URLSearchParams()
  const put = (key: string, value: string | number, fallback: string | number = ''): void => {
    if (value !== fallback) query.append(key, String(value))
  }
  put('collection', state.collection ?? '')
  put('category', state.category)
  put('search', state.search)
  for (const status of state.availability) put('availability', status)
  for (const brand of state.brand) put('brand', brand)
  put('rating', state.rating, 0)
  put('min', state.min, DEFAULT_MIN)
  put('max', state.max, DEFAULT_MAX)
  put(state.sort === '1' || state.sort === '-1' ? 'sortId' : 'sort', state.sort, defaultSort(state.search))
  put('size', state.size, DEFAULT_PAGE_SIZE)
  put('page', state.page, 0)
  const text = query.toString()
  return text && `?${text}`
}
