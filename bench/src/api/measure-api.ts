import type { Progress } from '../../../tools/src/progress/progress'
import { failed, type LoadResult, runLoadTest } from '../http/run-load-test'
import type { Metric } from '../report/metric'
import type { BenchSite } from '../site/start-bench-site'
import { detail, listing, order, search } from './api-requests'
import { orderables, productsInStock } from './orderable-products'
import { BUYER, signIn } from './sign-in'

/** Products in the measured catalogue. */
export const PRODUCTS = 100_000

const CONNECTIONS = 10
const SECONDS = 10
const WARM_UP_SECONDS = 3

/** The API's results by kind of request. */
export type ApiLoads = Record<'listing' | 'search' | 'detail' | 'order', LoadResult>

/** Load-tests the API directly, not through the edge, with ten connections, one kind of request after the other. */
export async function measureApi(site: BenchSite, progress: Progress): Promise<ApiLoads> {
  const ids = await productsInStock(site.api)
  const token = await signIn(site.federated)
  const products = await progress.step('Quote orders', () => orderables(site.api, ids))
  const under = (name: string, next: Parameters<typeof runLoadTest>[0]['next']): Promise<LoadResult> =>
    progress.step(`API ${name}, ${CONNECTIONS} connections, ${SECONDS} s`, async () => {
      const plan = { origin: site.api, connections: CONNECTIONS, next }
      await runLoadTest({ ...plan, seconds: WARM_UP_SECONDS })
      return runLoadTest({ ...plan, seconds: SECONDS })
    })
  return {
    listing: await under('listing', listing),
    search: await under('search', search),
    detail: await under('detail', detail(ids)),
    order: await under('order', order(BUYER.email, token, products)),
  }
}

const GOALS: Partial<Record<keyof ApiLoads, number>> = { listing: 20, search: 30 }

/** Throughput and latencies as metrics. */
export function apiMetrics(loads: ApiLoads): Metric[] {
  return (['listing', 'search', 'detail', 'order'] as const).flatMap((kind): Metric[] => {
    const load = loads[kind]
    const atMost = GOALS[kind]
    const name = (what: string) => `API ${kind}, ${PRODUCTS / 1_000},000 products: ${what}`
    return [
      { name: name('answers'), unit: '/s', value: load.perSecond },
      { name: name('p50'), unit: 'ms', value: load.p50 },
      { name: name('p99'), unit: 'ms', value: load.p99, ...(atMost !== undefined && { goal: { atMost } }) },
      { name: name('failures'), unit: '', value: failed(load), goal: { atMost: 0 } },
    ]
  })
}
