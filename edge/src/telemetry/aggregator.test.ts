import type { RemoteOutcome, VitalValue } from '@superium/shared/contract'
import { createAggregator } from './aggregator'
import { createReporterLimits } from './reporter-limits'

const ADDRESS = '203.0.113.7'

const cart = { remote: 'mf-cart', version: '1.4.0' }
const all = () => true
const minute = '2026-01-02T03:04:00.000Z'
const report = (outcomes: RemoteOutcome[], vitals: VitalValue[] = []) => ({ outcomes, vitals })

function open() {
  const failures: RemoteOutcome[] = []
  return {
    failures,
    aggregator: createAggregator(
      (one) => failures.push(one),
      createReporterLimits(() => 0),
      () => Date.parse('2026-01-02T03:04:59Z'),
    ),
  }
}

const kinds = (aggregator: ReturnType<typeof createAggregator>) =>
  Object.fromEntries(aggregator.take()?.counts.map(({ kind, count }) => [kind, count]) ?? [])

test('loads and failed loads count as page views, later failures belong to a counted one', () => {
  const { aggregator, failures } = open()
  aggregator.add(report([{ ...cart, kind: 'load' }]), all, [1], ADDRESS)
  aggregator.add(
    report([
      { ...cart, kind: 'load' },
      { ...cart, kind: 'render', code: 'TypeError' },
    ]),
    all,
    [1],
    ADDRESS,
  )
  aggregator.add(report([{ ...cart, kind: 'entry' }]), all, [1], ADDRESS)
  expect(kinds(aggregator)).toEqual({ visit: 3, failed: 2, render: 1, entry: 1 })
  expect(failures).toEqual([
    { ...cart, kind: 'render', code: 'TypeError' },
    { ...cart, kind: 'entry' },
  ])
})

test('a sampled load counts by its share, one with an invalid share is ignored', () => {
  const { aggregator } = open()
  aggregator.add(report([{ ...cart, kind: 'load', share: 0.1 }]), all, [1, 0.1], ADDRESS)
  aggregator.add(report([{ ...cart, kind: 'load', share: 0.001 }]), all, [1, 0.1], ADDRESS)
  expect(kinds(aggregator)).toEqual({ visit: 10 })
})

test('a report counts as one page view, whatever it repeats', () => {
  const { aggregator } = open()
  const failures = (['entry', 'manifest', 'render'] as const).map((kind) => ({ ...cart, kind }))
  const value = { ...cart, metric: 'LCP', value: 1234 } as const
  aggregator.add(report([...failures, ...failures], [value, value]), all, [1], ADDRESS)
  const batch = aggregator.take()
  expect(batch?.counts.map(({ kind, count }) => [kind, count])).toEqual([
    ['visit', 1],
    ['failed', 1],
    ['entry', 1],
  ])
  expect(batch?.vitals).toEqual([{ ...cart, metric: 'LCP', minute, value: 1250, count: 1 }])
})

test('versions that are not live are not counted', () => {
  const { aggregator } = open()
  const value = { ...cart, metric: 'CLS', value: 0.1 } as const
  aggregator.add(report([{ ...cart, kind: 'load' }], [value]), () => false, [1], ADDRESS)
  expect(aggregator.take()).toBeUndefined()
})

test('pages rendered on the server are counted separately', () => {
  const { aggregator } = open()
  aggregator.addRendering('mf-cart', '1.4.0', false)
  aggregator.addRendering('mf-cart', '1.4.0', true)
  expect(kinds(aggregator)).toEqual({ 'server-visit': 2, 'server-failed': 1 })
  expect(kinds(aggregator)).toEqual({})
})

test('a batch is limited in size and has its own id', () => {
  const { aggregator } = open()
  const ids = [0, 1].map(() => {
    for (let index = 0; index < 5000; index += 1) {
      aggregator.add(report([{ ...cart, version: `1.0.${index}`, kind: 'load' }]), all, [1], ADDRESS)
    }
    const batch = aggregator.take()
    expect(batch?.counts).toHaveLength(1500)
    return batch?.id
  })
  expect(ids[0]).not.toBe(ids[1])
})

test('one address adds at most two failures of a version and their page views', () => {
  const { aggregator, failures } = open()
  for (let times = 0; times < 5; times += 1) aggregator.add(report([{ ...cart, kind: 'entry' }]), all, [1], ADDRESS)
  expect(kinds(aggregator)).toEqual({ visit: 2, failed: 2, entry: 2 })
  expect(failures).toHaveLength(2)
})

test("counts beyond the API's limit are split", () => {
  const { aggregator } = open()
  for (let times = 0; times < 2500; times += 1) {
    aggregator.add(report([{ ...cart, kind: 'load', share: 0.001 }]), all, [0.001], `address ${times}`)
  }
  expect(aggregator.take()?.counts).toEqual(
    [1_000_000, 1_000_000, 500_000].map((count) => ({ ...cart, kind: 'visit', minute, count })),
  )
})

test('made-up values of a web vital share a few buckets', () => {
  const { aggregator } = open()
  for (let index = 0; index < 3000; index += 1) {
    aggregator.add(report([], [{ ...cart, metric: 'CLS', value: index / 1e9 }]), all, [1], ADDRESS)
    aggregator.add(report([], [{ ...cart, metric: 'LCP', value: index * 50 }]), all, [1], ADDRESS)
  }
  aggregator.add(report([], [{ ...cart, metric: 'INP', value: 90 }]), all, [1], ADDRESS)
  const { vitals } = aggregator.take() ?? { vitals: [] }
  expect(vitals.length).toBeLessThan(25)
  expect(vitals).toContainEqual({ ...cart, metric: 'INP', minute, value: 96, count: 1 })
})
