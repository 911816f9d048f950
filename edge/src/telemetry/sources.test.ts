import { createSources, networkOf } from './sources'

const HOUR_MS = 3_600_000
const times = (count: number, hear: () => boolean): number =>
  Array.from({ length: count }, hear).filter((heard) => heard).length

test('an address adds two failures of a version in an hour', () => {
  let now = 0
  const sources = createSources(() => now)
  expect(times(9, () => sources.hears('mf-cart', '1.0.0', '203.0.113.7'))).toBe(2)
  expect(times(9, () => sources.hears('mf-cart', '1.1.0', '203.0.113.7'))).toBe(2)
  expect(times(9, () => sources.hears('mf-cart', '1.0.0', '203.0.113.8'))).toBe(2)
  now = HOUR_MS
  expect(times(9, () => sources.hears('mf-cart', '1.0.0', '203.0.113.7'))).toBe(2)
})

test('addresses are counted by version, in this hour and the last, and never added up over hours', () => {
  let now = 10 * HOUR_MS
  const sources = createSources(() => now)
  for (const address of ['2001:db8::1', '2001:db8::2', '203.0.113.7', '203.0.113.7']) {
    sources.hears('mf-cart', '1.0.0', address)
  }
  expect(sources.addresses('mf-cart', '1.0.0')).toBe(2)
  expect(sources.addresses('mf-cart', '1.1.0')).toBe(0)
  now += HOUR_MS
  sources.hears('mf-cart', '1.0.0', '203.0.113.7')
  expect(sources.addresses('mf-cart', '1.0.0')).toBe(2)
  now += 2 * HOUR_MS
  expect(sources.addresses('mf-cart', '1.0.0')).toBe(0)
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('each view from %s is one of its own', (address) => {
  const sources = createSources(() => 0)
  expect(times(5, () => sources.hears('mf-cart', '1.0.0', address))).toBe(5)
  expect(sources.addresses('mf-cart', '1.0.0')).toBe(5)
})

test('addresses without end are told apart up to a bound, the rest are one', () => {
  const sources = createSources(() => 0)
  for (let index = 0; index < 50_010; index += 1) sources.hears('mf-cart', '1.0.0', `address ${index}`)
  expect(sources.addresses('mf-cart', '1.0.0')).toBe(50_001)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001::6', '2001:db8:1:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
