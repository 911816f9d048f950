import { CATEGORIES } from '@superium/shared/constants'
import type { Progress } from '../../../tools/src/progress/progress'
import { failed, type LoadResult, type Request, runLoadTest } from '../http/run-load-test'
import { allProcesses, descendants } from '../processes/processes'
import type { Metric } from '../report/metric'
import { CATEGORY } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import { memoryGrowth } from './memory-growth'

const CONNECTIONS = 10
const SECONDS = 10
const WARM_UP_SECONDS = 4
/** Time limit for sampling the memory. */
const MEMORY_SECONDS = 300
const SAMPLES = 10

/** A sample of the memory of all renderers. */
interface Memory {
  documents: number
  bytes: number
  pids: number[]
}

export interface Rendering {
  /** One document at a time. */
  alone: LoadResult
  /** Ten at a time, each with a different URL, so that no cache helps. */
  different: LoadResult
  /** Ten at a time: all categories in several pages and orders. */
  linked: LoadResult
  /** Ten at a time, all with the same URL. */
  same: LoadResult
  memory: Memory[]
}

/** Measures category documents from the edge, requested like a browser does. */
export async function measureRendering(site: BenchSite, renders: number, progress: Progress): Promise<Rendering> {
  const origin = site.federated
  let asked = 0
  const different = (): Request => {
    asked += 1
    return categoryDocument(asked)
  }
  const linked = (): Request => {
    asked += 1
    return linkedDocument(asked)
  }
  const same = (): Request => ({ path: `/category?category=${CATEGORY}`, headers: HEADERS })
  const under = (name: string, connections: number, next: () => Request) =>
    progress.step(`Documents, ${name}, ${SECONDS} s`, () =>
      runLoadTest({ origin, connections, seconds: SECONDS, next }),
    )
  await runLoadTest({ origin, connections: CONNECTIONS, seconds: WARM_UP_SECONDS, next: different })
  const results = {
    alone: await under('one at a time', 1, different),
    different: await under(`${CONNECTIONS} connections, different addresses`, CONNECTIONS, different),
    linked: await under(`${CONNECTIONS} connections, all categories`, CONNECTIONS, linked),
    same: await under(`${CONNECTIONS} connections, one address`, CONNECTIONS, same),
  }
  const memory = await progress.step(`Memory over ${renders} documents`, () =>
    watchMemory(site, renders, origin, different),
  )
  return { ...results, memory }
}

const HEADERS = { accept: 'text/html', 'accept-encoding': 'br, gzip' }

/** Number of price limits, each combined with the 16 categories: 32,000 different URLs. */
const LIMITS = 2_000

/** A category with a price limit; a URL repeats only after 32,000 requests. */
export function categoryDocument(n: number): Request {
  const { keyword = CATEGORY } = CATEGORIES[n % CATEGORIES.length] ?? {}
  const limit = 1_000 + (Math.floor(n / CATEGORIES.length) % LIMITS)
  const query = new URLSearchParams({ category: keyword, size: '20', max: String(limit) })
  return { path: `/category?${query}`, headers: HEADERS }
}

/** The 16 categories, two pages of each in two orders: 64 URLs. */
function linkedDocument(n: number): Request {
  const { keyword = CATEGORY } = CATEGORIES[n % CATEGORIES.length] ?? {}
  const turn = Math.floor(n / CATEGORIES.length) % 4
  const query = new URLSearchParams({ category: keyword })
  if (turn % 2 === 1) query.set('page', '1')
  if (turn >= 2) query.set('sort', 'newest')
  return { path: `/category?${query}`, headers: HEADERS }
}

async function watchMemory(site: BenchSite, renders: number, origin: string, next: () => Request): Promise<Memory[]> {
  const samples: Memory[] = []
  const deadline = performance.now() + MEMORY_SECONDS * 1_000
  let documents = 0
  for (let sample = 0; sample < SAMPLES && performance.now() < deadline; sample += 1) {
    const seconds = (deadline - performance.now()) / 1_000
    const calls = Math.ceil(renders / SAMPLES)
    documents += (await runLoadTest({ origin, connections: CONNECTIONS, seconds, calls, next })).calls
    const renderers = descendants(allProcesses(), site.edgePid()).filter(({ command }) =>
      command.includes('superium-isolated-'),
    )
    const bytes = renderers.reduce((sum, { memory }) => sum + memory, 0)
    samples.push({ documents, bytes, pids: renderers.map(({ pid }) => pid) })
  }
  return samples
}

/** Rates, times and memory as metrics. */
export function renderMetrics({ alone, different, linked, same, memory }: Rendering): Metric[] {
  const [first] = memory
  const last = memory.at(-1)
  const heldMB = (at: Memory | undefined): number => (at?.bytes ?? 0) / 1024 ** 2
  return [
    { name: 'category document, one at a time: p50', unit: 'ms', value: alone.p50 },
    { name: 'category document, one at a time: p99', unit: 'ms', value: alone.p99, goal: { atMost: 60 } },
    {
      name: 'category documents, 10 connections, all different',
      unit: '/s',
      value: different.perSecond,
      goal: { atLeast: 100 },
    },
    { name: 'category documents, 10 connections, all different: p50', unit: 'ms', value: different.p50 },
    { name: 'category documents, 10 connections, all different: p99', unit: 'ms', value: different.p99 },
    {
      name: 'category documents, 10 connections, all categories, pages and orders',
      unit: '/s',
      value: linked.perSecond,
      goal: { atLeast: 100 },
    },
    { name: 'category documents, 10 connections, all categories: p99', unit: 'ms', value: linked.p99 },
    { name: 'category documents, 10 connections, one address', unit: '/s', value: same.perSecond },
    { name: 'category documents, 10 connections, one address: p99', unit: 'ms', value: same.p99 },
    {
      name: 'category documents: failures',
      unit: '',
      value: failed(alone) + failed(different) + failed(linked) + failed(same),
      goal: { atMost: 0 },
    },
    { name: `renderers' memory after ${first?.documents ?? 0} documents`, unit: 'MB', value: heldMB(first) },
    { name: `renderers' memory after ${last?.documents ?? 0} documents`, unit: 'MB', value: heldMB(last) },
    {
      name: "renderers' memory: second half over first half",
      unit: '',
      value: memoryGrowth(memory.map(({ bytes }) => bytes)),
      goal: { atMost: 1.05 },
    },
    { name: 'renderers replaced meanwhile', unit: '', value: replaced(memory) },
  ]
}

/** The number of processes that are not in the first sample. */
function replaced(memory: readonly Memory[]): number {
  const seen = new Set(memory.flatMap(({ pids }) => pids))
  return seen.size - (memory[0]?.pids.length ?? 0)
}
