import { createFairShare } from './fair-share'

let time = 0
const share = () => createFairShare({ perSecond: 10, burst: 20, longestWaitMs: 5_000 }, () => time)
beforeEach(() => {
  time = 1_000_000
})

const calls = (ask: ReturnType<typeof share>, address: string, count: number, cost = 1) =>
  Array.from({ length: count }, () => ask(address, cost))

test('a burst passes at once, what follows waits for its turn at the steady rate', () => {
  const ask = share()
  expect(calls(ask, '203.0.113.7', 21)).toEqual(Array(21).fill(0))
  expect(calls(ask, '203.0.113.7', 3)).toEqual([100, 200, 300])
  time += 10_000
  expect(ask('203.0.113.7', 1)).toBe(0)
})

test('others do not wait for one who floods, and who is refused has paid nothing', () => {
  const ask = share()
  const waits = calls(ask, '203.0.113.7', 500)
  expect(Math.max(...waits.map((wait) => wait ?? 0))).toBe(5000)
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(500 - 71)
  expect(ask('203.0.113.8', 1)).toBe(0)
  time += 100
  expect(ask('203.0.113.7', 1)).toBe(5000)
})

test('what costs more counts for more', () => {
  const ask = share()
  expect(calls(ask, '203.0.113.7', 3, 20)).toEqual([0, 0, 2000])
})

test('an IPv6 subscriber is one network, and all of a site have sixteen shares', () => {
  const ask = share()
  calls(ask, '2001:db8:1:2::1', 21)
  expect(ask('2001:db8:1:2:ffff::9', 1)).toBe(100)
  expect(ask('2001:db8:1:3::1', 1)).toBe(0)
  const waits = Array.from({ length: 1000 }, (_, n) => ask(`2001:db8:1:${(n + 16).toString(16)}::1`, 1))
  expect(waits.at(0)).toBe(0)
  expect(waits.at(-1)).toBeGreaterThan(0)
})

test('this machine itself never waits', () => {
  expect(new Set(calls(share(), '127.0.0.1', 500))).toEqual(new Set([0]))
})
