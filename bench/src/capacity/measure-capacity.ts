import type { Progress } from '../../../tools/src/progress/progress'
import { detail, listing, order, search } from '../api/api-requests'
import { orderables, productsInStock } from '../api/orderable-products'
import { BUYER, signIn } from '../api/sign-in'
import { failed, type Request, runLoadTest } from '../http/run-load-test'
import { categoryDocument } from '../rendering/measure-rendering'
import type { Metric } from '../report/metric'
import { CATEGORY } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import { type LoadWithProcessorTime, loadWithProcessorTime, processorMetrics } from './load-with-processor-time'

const CONNECTIONS = 10
const SECONDS = 8
const WARM_UP_SECONDS = 3

/** The cost of one request. */
export interface Cost extends LoadWithProcessorTime {
  kind: string
}

/**
 * Measures the processor time that each server spends on a request, with ten connections. Unlike wall-clock time, it
 * hardly depends on the other load of the machine, so it tells how many requests a core can answer.
 */
export async function measureCapacity(site: BenchSite, progress: Progress): Promise<Cost[]> {
  const ids = await productsInStock(site.api)
  const token = await signIn(site.federated)
  const products = await progress.step('Quote orders', () => orderables(site.api, ids))
  const [first] = products
  if (!first) throw new Error('No product can be ordered.')
  const documents = { accept: 'text/html', 'accept-encoding': 'br, gzip' }
  const document = (path: string) => (): Request => ({ path, headers: documents })
  const kinds: [kind: string, origin: string, next: (n: number) => Request][] = [
    ['category document, no address twice', site.federated, categoryDocument],
    ['category document, one address', site.federated, document(`/category?category=${CATEGORY}`)],
    ['home document', site.federated, document('/')],
    [
      'product document',
      site.federated,
      (n) => ({ path: `/product-detail/${ids[n % ids.length]}`, headers: documents }),
    ],
    ['API: listing', site.api, listing],
    ['API: search', site.api, search],
    ['API: product', site.api, detail(ids)],
    ['API: order', site.api, order(BUYER.email, token, products)],
  ]
  const costs: Cost[] = []
  for (const [kind, origin, next] of kinds) {
    const plan = { origin, connections: CONNECTIONS, next }
    costs.push(
      await progress.step(`Processor time, ${kind}, ${SECONDS} s`, async () => {
        await runLoadTest({ ...plan, seconds: WARM_UP_SECONDS })
        return { kind, ...(await loadWithProcessorTime(site, { ...plan, seconds: SECONDS })) }
      }),
    )
  }
  return costs
}

/** The costs as metrics. */
export function capacityMetrics(costs: readonly Cost[]): Metric[] {
  return costs.flatMap((cost): Metric[] => [
    ...processorMetrics(cost.kind, cost),
    { name: `${cost.kind}: failures`, unit: '', value: failed(cost), goal: { atMost: 0 } },
  ])
}
