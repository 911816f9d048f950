import { type Counted, failureEvidence, isWorse } from './failure-evidence'

const of = (failed: number, visits: number): Counted => ({ failed, visits })

test.each([
  ['3 of 3 against none of 30', of(3, 3), of(0, 30), true],
  ['6 of 10 against none of 90', of(6, 10), of(0, 90), true],
  ['5 % of 1,000 against 0.5 % of 9,000', of(50, 1000), of(45, 9000), true],
  ['2 of 2: too few', of(2, 2), of(0, 1000), false],
  ['3 of 100 against 2 of 100: chance', of(3, 100), of(2, 100), false],
  ['a failure that hits both', of(90, 100), of(810, 900), false],
  ['a failure that hits most of both', of(12, 20), of(100, 180), false],
  ['nothing to compare with', of(50, 50), of(0, 0), false],
  ['a better version', of(5, 100), of(50, 100), false],
  ['1.2 times as often, for sure', of(12_000, 100_000), of(90_000, 900_000), false],
  ['failures that were counted before their page views', of(4, 1), of(0, 50), true],
])('%s', (_, now, before, worse) => {
  expect(isWorse(now, before)).toBe(worse)
})

test('without page views on one side there is no evidence', () => {
  expect(failureEvidence(of(50, 50), of(0, 0))).toBeCloseTo(1)
  expect(failureEvidence(of(0, 0), of(50, 50))).toBeCloseTo(1)
})

/** mulberry32, a seeded random generator. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Checks a simulated canary after every tenth page view; returns the page views until its rollback, if it happens. */
function run(
  next: () => number,
  share: number,
  chance: (canary: boolean, visit: number) => number,
): number | undefined {
  const now = of(0, 0)
  const before = of(0, 0)
  for (let visit = 1; visit <= 1000; visit += 1) {
    const canary = next() < share
    const counted = canary ? now : before
    counted.visits += 1
    if (next() < chance(canary, visit)) counted.failed += 1
    if (visit % 10 === 0 && isWorse(now, before)) return visit
  }
  return undefined
}

const RUNS = 400

test.each([
  ['0.5 %, 10 % canary', 0.1, () => 0.005],
  ['2 %, 5 % canary', 0.05, () => 0.02],
  ['5 %, 10 % canary', 0.1, () => 0.05],
  ['20 %, 50 % canary', 0.5, () => 0.2],
  ['an outage for everybody on every other hundred', 0.1, (visit: number) => (visit % 200 < 100 ? 0.01 : 0.6)],
])('at most 1 % of canaries that fail equally often roll back: %s', (_, share, chance) => {
  const next = random(4)
  let fired = 0
  for (let index = 0; index < RUNS; index += 1) {
    if (run(next, share, (_canary, visit) => chance(visit)) !== undefined) fired += 1
  }
  expect(fired).toBeLessThanOrEqual(RUNS / 100)
})

test('a 10 % canary that always fails rolls back within 100 page views in 95 of 100 runs', () => {
  const next = random(5)
  const needed = Array.from({ length: 200 }, () => run(next, 0.1, (canary) => (canary ? 1 : 0.005)) ?? 1000)
  needed.sort((a, b) => a - b)
  expect(needed[189]).toBeLessThanOrEqual(100)
})
