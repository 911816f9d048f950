import { neededAddresses } from './enough-addresses'
import { type Counted, isBroken, isWorse } from './failure-evidence'

// In Jest, looking up a global takes longer than the calculation.
const { floor, imul, log } = Math
const FOREVER = Number.POSITIVE_INFINITY

/** mulberry32, a seeded random generator. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The number of page views until the next failing one. */
const untilNext = (next: () => number, rate: number): number =>
  rate === 0 ? FOREVER : 1 + floor(log(1 - next()) / log(1 - rate))

function failuresOf(next: () => number, visits: number, rate: number): number {
  let failed = 0
  for (let view = untilNext(next, rate); view <= visits; view += untilNext(next, rate)) failed += 1
  return failed
}

/**
 * Simulates a release that fails at `rate`, after versions that failed at `rateBefore`. Returns the page view at which
 * it is rolled back, if it is. It is checked only after failures, because a success is no evidence against it.
 */
function release(
  next: () => number,
  { before, rateBefore, rate, views }: { before: number; rateBefore: number; rate: number; views: number },
): number | undefined {
  const theirs: Counted = { visits: before, failed: failuresOf(next, before, rateBefore) }
  const ours: Counted = { visits: 0, failed: 0 }
  for (;;) {
    ours.visits += untilNext(next, rate)
    if (ours.visits > views) return undefined
    ours.failed += 1
    if (isBroken(ours) || isWorse(ours, theirs)) return ours.visits
  }
}

const healthy = [
  { before: 100, rate: 0.002 },
  { before: 300, rate: 0.005 },
  { before: 1000, rate: 0.001 },
  { before: 1000, rate: 0.005 },
  { before: 5000, rate: 0.005 },
  { before: 1000, rate: 0.01 },
  { before: 1000, rate: 0.02 },
  { before: 1000, rate: 0.05 },
]
const RUNS = 6000
const CANARIES = 10_000

test('fewer than 1 in 10,000 releases that fail as often as before are rolled back within 2,000 page views', () => {
  const next = random(15)
  let falsely = 0
  for (const { before, rate } of healthy) {
    for (let run = 0; run < RUNS; run += 1) {
      if (release(next, { before, rateBefore: rate, rate, views: 2000 }) !== undefined) falsely += 1
    }
  }
  expect(falsely / (healthy.length * RUNS)).toBeLessThan(1 / 10_000)
})

test('canaries beside a stable version that fails as often are rolled back as seldom', () => {
  const next = random(16)
  let falsely = 0
  for (let run = 0; run < CANARIES; run += 1) {
    const [now, before]: [Counted, Counted] = [
      { visits: 0, failed: 0 },
      { visits: 0, failed: 0 },
    ]
    for (let step = 0; step < 20; step += 1) {
      now.visits += 20
      now.failed += failuresOf(next, 20, 0.01)
      before.visits += 180
      before.failed += failuresOf(next, 180, 0.01)
      if (isBroken(now) || isWorse(now, before)) {
        falsely += 1
        break
      }
    }
  }
  expect(falsely / CANARIES).toBeLessThan(1 / 10_000)
})

/** How many of a hundred such releases are rolled back within this number of page views. */
function foundWithin(views: number, facts: { before: number; rateBefore: number; rate: number }): number {
  const next = random(17)
  let found = 0
  for (let run = 0; run < 2000; run += 1) if (release(next, { ...facts, views }) !== undefined) found += 1
  return (100 * found) / 2000
}

test.each([
  ['0.1 %', 0.001, 99],
  ['0.2 %', 0.002, 99],
  ['0.5 %', 0.005, 93],
])(
  'a failure of 5 % is found within 400 page views, after versions that failed on %s of 4,000',
  (_, rateBefore, least) => {
    expect(foundWithin(400, { before: 4000, rateBefore, rate: 0.05 })).toBeGreaterThanOrEqual(least)
  },
)

test('a total failure is found within 20 page views, also without anything to compare it with', () => {
  expect(foundWithin(20, { before: 0, rateBefore: 0, rate: 1 })).toBe(100)
  expect(foundWithin(6, { before: 40, rateBefore: 0.005, rate: 1 })).toBeGreaterThanOrEqual(99)
  expect(foundWithin(4, { before: 4000, rateBefore: 0.005, rate: 1 })).toBe(100)
})

/** The number of addresses that must send two forged failures each to roll back a version that fails at 0.5 %. */
function addressesToTakeBack(canary: number, stable: number): number {
  const theirs = { visits: stable, failed: Math.round(stable / 200) }
  for (let addresses = 1; ; addresses += 1) {
    const forged = 2 * addresses
    const ours = { visits: canary + forged, failed: Math.round(canary / 200) + forged }
    if (addresses >= neededAddresses(canary / 2 + addresses) && isWorse(ours, theirs)) return addresses
  }
}

test('the addresses that an attacker needs are those in docs/telemetry.md', () => {
  expect([
    addressesToTakeBack(20, 180),
    addressesToTakeBack(400, 3600),
    addressesToTakeBack(1000, 9000),
    addressesToTakeBack(10_000, 90_000),
  ]).toEqual([4, 8, 12, 36])
})
