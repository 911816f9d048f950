import { isMet } from '../report/metric'
import { KINDS, type Kind } from './measure-million'
import { millionMetrics } from './million-metrics'

const load = { calls: 10, seconds: 1, perSecond: 10, p50: 5, p99: 40, failures: { 503: 2 } }
const loads = Object.fromEntries(KINDS.map((kind) => [kind, load])) as Record<Kind, typeof load>
const metrics = millionMetrics(
  { loads, coldCategories: { times: [20, 30, 150], failures: 0 }, searchesInMemoryAfter: 30 },
  200,
)
const named = (name: string) => metrics.find((metric) => metric.name === `1,000,000 products, ${name}`)

it('compares each kind with its goal, and counts what failed', () => {
  expect(metrics.length).toBe(new Set(metrics.map(({ name }) => name)).size)
  const met = (name: string) => {
    const metric = named(name)
    return metric && isMet(metric)
  }
  expect([met('listing: p99'), met('two words: p99'), met('suggestions: p99')]).toEqual([false, true, undefined])
  expect(named('page depth: failures')?.value).toBe(2)
})

it('tells the slowest answer after a change, and seeding only when it was done', () => {
  expect(named("categories after an administrator's change: slowest")?.value).toBe(150)
  expect(metrics.at(-1)).toMatchObject({ value: 200, unit: 's' })
  expect(
    millionMetrics({ loads, coldCategories: { times: [1], failures: 0 }, searchesInMemoryAfter: 30 }).some(({ name }) =>
      name.endsWith('seeding'),
    ),
  ).toBe(false)
})
