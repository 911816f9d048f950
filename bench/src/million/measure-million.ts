import { CATEGORIES } from '@superium/shared/constants'
import { DEMO_ACCOUNTS } from '../../../demo/src/accounts/demo-accounts'
import type { Progress } from '../../../tools/src/progress/progress'
import { order } from '../api/api-requests'
import { orderables, productsInStock } from '../api/orderable-products'
import { BUYER, signIn } from '../api/sign-in'
import { type LoadWithProcessorTime, loadWithProcessorTime } from '../capacity/load-with-processor-time'
import { type LoadResult, runLoadTest } from '../http/run-load-test'
import { listProducts } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import { untilInMemory } from '../site/until-in-memory'
import { beginnings, catalogueWords } from './catalogue-words'
import { type ColdCategories, measureColdCategories } from './measure-cold-categories'
import { deepPages, facets, filtered, listing, search, suggestions } from './million-requests'

/** Products in the catalogue. */
export const PRODUCTS = 1_000_000

const CONNECTIONS = 10
const ORDER_CONNECTIONS = 2
const SECONDS = 8
const WARM_UP_SECONDS = 2
const WARM_UP_SEARCHES = 200
const CHANGES = 6

/** The number of pages per category that are read for words, the products on a page, and the last page. */
const SAMPLE = { pages: 4, size: 60, last: 1000 }

export const KINDS = [
  'listing',
  'listing with filters',
  'facets and count',
  'one rare word',
  'one common word',
  'two words',
  'suggestions',
  'page depth',
  'listing while ordering',
  'order while listing',
] as const
export type Kind = (typeof KINDS)[number]

export interface MillionResult {
  /** Seconds from the start of the measurement until the API searched in memory. */
  searchesInMemoryAfter: number
  /** The processor time is unknown for concurrent loads. */
  loads: Record<Kind, LoadResult & Partial<LoadWithProcessorTime>>
  coldCategories: ColdCategories
}

interface Texts {
  name: string
  desc: string
  brand: string
}

/** Products of random pages of each category. */
async function sample(api: string): Promise<Record<string, Texts[]>> {
  const found: Record<string, Texts[]> = {}
  for (const { keyword } of CATEGORIES)
    for (let n = 0; n < SAMPLE.pages; n += 1) {
      const page = Math.floor(Math.random() * SAMPLE.last)
      const products = (await listProducts(api, page, SAMPLE.size, keyword)) as unknown as Texts[]
      found[keyword] = [...(found[keyword] ?? []), ...products]
    }
  return found
}

/**
 * Load-tests the API directly, with ten connections and URLs that never repeat, one kind of request after the other.
 */
export async function measureMillion(site: BenchSite, progress: Progress): Promise<MillionResult> {
  const begun = performance.now()
  const texts = await progress.step('Words and brands of the catalogue', () => sample(site.api))
  const searchesInMemoryAfter = await progress.step('Words of the catalogue in the API’s memory', () =>
    untilInMemory(site.api, begun),
  )
  const words = catalogueWords(
    Object.values(texts)
      .flat()
      .map(({ name, desc, brand }) => `${name} ${desc} ${brand}`),
  )
  const typed = beginnings([...words.common, ...words.rare])
  const brands = Object.fromEntries(
    Object.entries(texts).map(([keyword, found]) => [keyword, [...new Set(found.map(({ brand }) => brand))]]),
  )
  /** The number of the next request; it continues across kinds, so that no URL is requested twice. */
  let sent = 0
  const plan = (next: (n: number) => ReturnType<typeof listing>, connections = CONNECTIONS) => ({
    origin: site.api,
    connections,
    next: () => {
      sent += 1
      return next(sent)
    },
  })
  const load = (next: (n: number) => ReturnType<typeof listing>) => async () => {
    await runLoadTest({ ...plan(next), seconds: WARM_UP_SECONDS })
    return loadWithProcessorTime(site, { ...plan(next), seconds: SECONDS })
  }
  // Each text is searched only once, because the API caches results; so other texts warm it up.
  const loadOnce = (next: (n: number) => ReturnType<typeof listing>, calls: number) => () =>
    loadWithProcessorTime(site, { ...plan(next), seconds: SECONDS, calls })
  const under = (kind: Kind, work: () => Promise<LoadWithProcessorTime>) =>
    progress.step(`${kind}, ${CONNECTIONS} connections`, work)

  const loads: Partial<MillionResult['loads']> = {}
  loads.listing = await under('listing', load(listing))
  loads['listing with filters'] = await under('listing with filters', load(filtered(brands)))
  loads['facets and count'] = await under('facets and count', load(facets))
  const others = words.pairs.splice(0, WARM_UP_SEARCHES)
  await progress.step('Other searches', () =>
    runLoadTest({ ...plan(search(others)), seconds: SECONDS, calls: others.length }),
  )
  loads['one rare word'] = await under('one rare word', loadOnce(search(words.rare), words.rare.length))
  loads['one common word'] = await under('one common word', loadOnce(search(words.common), words.common.length))
  loads['two words'] = await under('two words', loadOnce(search(words.pairs), words.pairs.length))
  loads.suggestions = await under('suggestions', loadOnce(suggestions(typed), typed.length))
  loads['page depth'] = await under('page depth', load(deepPages(PRODUCTS)))

  const admin = await signIn(site.federated, DEMO_ACCOUNTS[2].email)
  const ids = await productsInStock(site.api)
  const coldCategories = await progress.step('Categories after an administrator’s change', () =>
    measureColdCategories(site, admin, ids.slice(0, CHANGES)),
  )

  const token = await signIn(site.federated)
  const wanted = await progress.step('Quote orders', () => orderables(site.api, ids.slice(CHANGES, CHANGES + 200)))
  const [whileOrdering, ordering] = await progress.step('Orders while listing', () =>
    Promise.all([
      runLoadTest({ ...plan(listing, CONNECTIONS - ORDER_CONNECTIONS), seconds: SECONDS }),
      runLoadTest({ ...plan(order(BUYER.email, token, wanted), ORDER_CONNECTIONS), seconds: SECONDS }),
    ]),
  )
  loads['listing while ordering'] = whileOrdering
  loads['order while listing'] = ordering
  return { loads: loads as MillionResult['loads'], coldCategories, searchesInMemoryAfter }
}
