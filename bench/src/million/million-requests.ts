import { CATEGORIES } from '@superium/shared/constants'
import type { Request } from '../http/run-load-test'
import { shuffled } from './catalogue-words'

const PAGE_SIZE = 20

/** Listing requests go only this deep; deep pages are measured separately. */
const FIRST_PAGES = 5

const SORTS = [{ sortId: '1' }, { sortId: '-1' }, { sort: 'newest' }, { sort: 'best-selling' }, {}] as const

/**
 * Distinct maximum prices in dollars, far above most products' prices: they make URLs differ, but hardly the results.
 */
const highest = (n: number) => (3000.99 - (n % 200_000) / 100).toFixed(2)

const path = (query: Record<string, string | readonly string[]>): Request => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of typeof value === 'string' ? [value] : value) search.append(name, one)
  return { path: `/api/v1/shop/categorywise?${search}` }
}

const at = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

const category = (n: number) => at(CATEGORIES, n).keyword

const paged = (n: number) => ({ page: String(Math.floor(n / 16) % FIRST_PAGES), size: String(PAGE_SIZE) })

/** A category's page, with its size and facets. */
export const listing = (n: number): Request =>
  path({ category: category(n), ...paged(n), ...at(SORTS, n), max: highest(n) })

/** A category's page with one to four filters, in turn. `brands` are those of each category. */
export const filtered =
  (brands: Readonly<Record<string, readonly string[]>>) =>
  (n: number): Request => {
    const keyword = category(n)
    const min = ((n * 7) % 4000) / 100
    const own = brands[keyword] ?? []
    return path({
      category: keyword,
      ...paged(n),
      ...at(SORTS, n),
      min: min.toFixed(2),
      max: (min + 20 + (n % 300)).toFixed(2),
      ...(n % 2 === 0 && { availability: ['in-stock', 'pre-order'] }),
      ...(n % 3 === 0 && own.length > 0 && { brand: [at(own, n), at(own, n + 1)] }),
      ...(n % 5 === 0 && { audience: at(['men', 'women', 'kids', 'unisex'], n) }),
    })
  }

/** Size and facets of the whole shop in a distinct price range, with as few products as possible. */
export const facets = (n: number): Request =>
  path({ page: '0', size: '5', sortId: '1', min: ((n % 20_000) / 100).toFixed(2), max: highest(n) })

/** The first page of a search, by relevance. */
export const search =
  (texts: readonly string[]) =>
  (n: number): Request =>
    path({ search: at(texts, n), page: '0', size: String(PAGE_SIZE), max: highest(n) })

/** Suggestions for the prefix of a word. */
export const suggestions =
  (typed: readonly string[]) =>
  (n: number): Request => ({ path: `/api/v1/shop/suggestions?${new URLSearchParams({ search: at(typed, n) })}` })

/** Pages of the whole shop from the first to the last, in a random order, none twice in a row order. */
export function deepPages(products: number, random: () => number = Math.random): (n: number) => Request {
  const pages = shuffled(
    Array.from({ length: Math.floor(products / PAGE_SIZE) }, (_, page) => page),
    random,
  )
  return (n) => path({ page: String(at(pages, n)), size: String(PAGE_SIZE), ...at(SORTS, n) })
}
