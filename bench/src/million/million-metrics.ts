import { type LoadWithProcessorTime, processorMetrics } from '../capacity/load-with-processor-time'
import { failed, type LoadResult } from '../http/run-load-test'
import { quantile } from '../report/median'
import type { Metric } from '../report/metric'
import { KINDS, type Kind, type MillionResult } from './measure-million'

/** The highest p99 in milliseconds. */
const GOALS: Partial<Record<Kind, number>> = {
  listing: 30,
  'listing with filters': 30,
  'facets and count': 30,
  'one rare word': 60,
  'one common word': 60,
  'two words': 60,
  'page depth': 50,
}

const COLD_GOAL_MS = 100

function metricsOf(kind: Kind, load: LoadResult & Partial<LoadWithProcessorTime>): Metric[] {
  const name = (what: string) => `1,000,000 products, ${kind}: ${what}`
  const atMost = GOALS[kind]
  return [
    { name: name('answers'), unit: '/s', value: load.perSecond },
    { name: name('p50'), unit: 'ms', value: load.p50 },
    { name: name('p99'), unit: 'ms', value: load.p99, ...(atMost !== undefined && { goal: { atMost } }) },
    ...(load.processorTimes
      ? processorMetrics(`1,000,000 products, ${kind}`, { processorTimes: load.processorTimes }, ['API', 'PostgreSQL'])
      : []),
    { name: name('failures'), unit: '', value: failed(load), goal: { atMost: 0 } },
  ]
}

/** The measurements as metrics. `seededIn`: seconds from an empty folder to a filled shop, if this run filled it. */
export function millionMetrics(
  { loads, coldCategories, searchesInMemoryAfter }: MillionResult,
  seededIn?: number,
): Metric[] {
  const cold = (what: string, part: number, goal = {}): Metric => ({
    name: `1,000,000 products, categories after an administrator's change: ${what}`,
    unit: 'ms',
    value: quantile(coldCategories.times, part),
    ...goal,
  })
  return [
    ...KINDS.flatMap((kind) => metricsOf(kind, loads[kind])),
    { name: '1,000,000 products: searches in memory after', unit: 's', value: searchesInMemoryAfter },
    cold('median', 0.5),
    cold('slowest', 1, { goal: { atMost: COLD_GOAL_MS } }),
    {
      name: "1,000,000 products, categories after an administrator's change: failures",
      unit: '',
      value: coldCategories.failures,
      goal: { atMost: 0 },
    },
    ...(seededIn === undefined
      ? []
      : [{ name: '1,000,000 products: seeding', unit: 's' as const, value: seededIn, goal: { atMost: 180 } }]),
  ]
}
