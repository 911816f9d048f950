import type { RemoteOutcome, VitalValue } from '@superium/shared/contract'
import { type CountedFailure, createAggregator, onServer } from './aggregator'
import { createReporters } from './reporters'

const cart = { remote: 'mf-cart' }
const counted = { remote: 'mf-cart', version: '1.4.0' }
const all = () => true
const minute = '2026-01-02T03:04:00.000Z'
const report = (outcomes: RemoteOutcome[], vitals: VitalValue[] = []) => ({ token: '', outcomes, vitals })
const versions = new Map([
  ['mf-cart', '1.4.0'],
  ['shell', '2.0.0'],
])

let documents = 0
/** Another document, from a network of its own. */
function next(change: { network?: string; versions?: ReadonlyMap<string, string> } = {}) {
  documents += 1
  return { id: `document ${documents}`, network: `network ${documents}`, versions, ...change }
}

function open() {
  const failures: CountedFailure[] = []
  const reporters = createReporters(() => 0)
  const now = () => Date.parse('2026-01-02T03:04:59Z')
  return { failures, reporters, aggregator: createAggregator((one) => failures.push(one), reporters, now) }
}

const kinds = (aggregator: ReturnType<typeof createAggregator>) =>
  Object.fromEntries(aggregator.take()?.counts.map(({ kind, count }) => [kind, count]) ?? [])

test('loads and failed loads count as page views, later failures belong to a counted one', () => {
  const { aggregator, failures } = open()
  aggregator.add(report([{ ...cart, kind: 'load' }]), next(), all)
  aggregator.add(
    report([
      { ...cart, kind: 'load' },
      { ...cart, kind: 'render', code: 'TypeError' },
    ]),
    next(),
    all,
  )
  aggregator.add(report([{ ...cart, kind: 'entry' }]), next(), all)
  expect(kinds(aggregator)).toEqual({ visit: 3, failed: 2, render: 1, entry: 1 })
  expect(failures).toEqual([
    { ...counted, kind: 'render', code: 'TypeError' },
    { ...counted, kind: 'entry' },
  ])
})

test('forty browsers in which the host fails are forty page views, whoever reports the failure, and how often', () => {
  const { aggregator, reporters } = open()
  const shell = { remote: 'shell' }
  for (let browser = 0; browser < 40; browser += 1) {
    const document = next()
    // The document's own script, the host's telemetry, and a repeated beacon.
    aggregator.add(report([{ ...shell, kind: 'evaluate' }]), document, all)
    aggregator.add(
      report([
        { ...shell, kind: 'load' },
        { ...shell, kind: 'render' },
      ]),
      document,
      all,
    )
    aggregator.add(report([{ ...shell, kind: 'evaluate' }]), document, all)
  }
  expect(kinds(aggregator)).toEqual({ visit: 40, failed: 40, evaluate: 40 })
  expect(reporters.addresses('shell', '2.0.0')).toEqual({ seen: 40, failed: 40 })
})

test('a report counts as one page view, whatever it repeats', () => {
  const { aggregator } = open()
  const failures = (['entry', 'manifest', 'render'] as const).map((kind) => ({ ...cart, kind }))
  const value = { ...cart, metric: 'LCP', value: 1234 } as const
  aggregator.add(report([...failures, ...failures], [value, value]), next(), all)
  const batch = aggregator.take()
  expect(batch?.counts.map(({ kind, count }) => [kind, count])).toEqual([
    ['visit', 1],
    ['failed', 1],
    ['entry', 1],
  ])
  expect(batch?.vitals).toEqual([{ ...counted, metric: 'LCP', minute, value: 1250, count: 1 }])
})

test('a version counts only if the document was served with it and it is still live', () => {
  const { aggregator } = open()
  const value = { ...cart, metric: 'CLS', value: 0.1 } as const
  aggregator.add(report([{ ...cart, kind: 'load' }], [value]), next(), () => false)
  aggregator.add(report([{ remote: 'mf-other', kind: 'load' }]), next(), all)
  expect(aggregator.take()).toBeUndefined()
  aggregator.add(report([{ ...cart, kind: 'load' }]), next({ versions: new Map([['mf-cart', '1.3.0']]) }), all)
  expect(aggregator.take()?.counts).toMatchObject([{ version: '1.3.0' }])
})

test('pages rendered on the server are counted separately', () => {
  const { aggregator, reporters } = open()
  aggregator.addRendering('mf-cart', '1.4.0', false, 'a')
  aggregator.addRendering('mf-cart', '1.4.0', true, 'b')
  aggregator.addRendering('mf-cart', '1.4.0', false, 'c')
  aggregator.addUnanswered('mf-cart', '1.4.0', 'c')
  expect(kinds(aggregator)).toEqual({ 'server-visit': 3, 'server-failed': 2 })
  expect(reporters.addresses(onServer('mf-cart'), '1.4.0')).toEqual({ seen: 3, failed: 2 })
  expect(reporters.addresses('mf-cart', '1.4.0')).toEqual({ seen: 0, failed: 0 })
  expect(kinds(aggregator)).toEqual({})
})

test('a batch is limited in size and has its own id', () => {
  const { aggregator } = open()
  const ids = [0, 1].map(() => {
    for (let index = 0; index < 5000; index += 1) {
      const document = next({ versions: new Map([['mf-cart', `1.0.${index}`]]) })
      aggregator.add(report([{ ...cart, kind: 'load' }]), document, all)
    }
    const batch = aggregator.take()
    expect(batch?.counts).toHaveLength(1500)
    return batch?.id
  })
  expect(ids[0]).not.toBe(ids[1])
})

test('made-up values of a web vital share a few buckets', () => {
  const { aggregator } = open()
  for (let index = 0; index < 3000; index += 1) {
    aggregator.add(report([], [{ ...cart, metric: 'CLS', value: index / 1e9 }]), next(), all)
    aggregator.add(report([], [{ ...cart, metric: 'LCP', value: index * 50 }]), next(), all)
  }
  aggregator.add(report([], [{ ...cart, metric: 'INP', value: 90 }]), next(), all)
  const { vitals } = aggregator.take() ?? { vitals: [] }
  expect(vitals.length).toBeLessThan(25)
  expect(vitals).toContainEqual({ ...counted, metric: 'INP', minute, value: 96, count: 1 })
})

test('a document that falls silent is one page view that failed', () => {
  const { aggregator, failures } = open()
  const [seen, unseen] = [next(), next()]
  aggregator.add(report([{ ...cart, kind: 'load' }]), seen, all)
  aggregator.addSilent(seen, 'mf-cart')
  aggregator.addSilent(unseen, 'mf-cart')
  aggregator.addSilent(unseen, 'mf-cart')
  // A token is valid for an hour: repeating the report must not hide another page's failure.
  for (let times = 0; times < 5; times += 1) aggregator.addSettled(seen, 'mf-cart')
  expect(kinds(aggregator)).toEqual({ visit: 2, failed: 2, silent: 2, settled: 1 })
  expect(failures).toHaveLength(2)
})
