import { createNetworkRateLimit } from './network-rate-limit'

const times = (count: number, accepts: (index: number) => boolean): number =>
  Array.from({ length: count }, (_, index) => accepts(index)).filter(Boolean).length

test('an address is limited per minute, independently of others', () => {
  let now = 0
  const may = createNetworkRateLimit(2, () => now)
  expect([may('203.0.113.7'), may('203.0.113.7'), may('203.0.113.7'), may('203.0.113.8')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  now = 60_000
  expect(may('203.0.113.7')).toBe(true)
})

test('addresses of one IPv6 subscriber share a limit', () => {
  const may = createNetworkRateLimit(2, () => 0)
  expect(times(50, (index) => may(`2001:db8:1:2::${index.toString(16)}`))).toBe(2)
  expect(may('2001:db8:1:3::1')).toBe(true)
})

test('an IPv6 site has the limit of sixteen subscribers and leaves others unaffected', () => {
  const may = createNetworkRateLimit(2, () => 0)
  expect(times(30_000, (index) => may(`2001:db8:1:${index.toString(16)}::1`))).toBe(32)
  expect(times(5, () => may('203.0.113.7'))).toBe(2)
})

test('a distributed flood leaves most other networks unaffected', () => {
  const may = createNetworkRateLimit(2, () => 0)
  for (let index = 0; index < 20_200; index += 1) may(`10.1.${index >> 8}.${index & 255}`)
  expect(times(1_000, (index) => may(`192.0.${index >> 8}.${index & 255}`))).toBeGreaterThan(500)
})
