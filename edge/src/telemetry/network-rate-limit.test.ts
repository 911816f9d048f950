import { createNetworkRateLimit } from './network-rate-limit'

const times = (count: number, hear: (index: number) => boolean): number =>
  Array.from({ length: count }, (_, index) => hear(index)).filter(Boolean).length

test('an address is heard so often in a minute, others and the next minute are not touched', () => {
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

test('whoever changes the address within an IPv6 network is heard as one', () => {
  const may = createNetworkRateLimit(2, () => 0)
  expect(times(50, (index) => may(`2001:db8:1:2::${index.toString(16)}`))).toBe(2)
  expect(may('2001:db8:1:3::1')).toBe(true)
})

test('whoever changes the network within an IPv6 site is heard as sixteen, and takes nobody else the place', () => {
  const may = createNetworkRateLimit(2, () => 0)
  expect(times(30_000, (index) => may(`2001:db8:1:${index.toString(16)}::1`))).toBe(32)
  expect(times(5, () => may('203.0.113.7'))).toBe(2)
})

test('a flood from everywhere leaves most others heard', () => {
  const may = createNetworkRateLimit(2, () => 0)
  for (let index = 0; index < 20_200; index += 1) may(`10.1.${index >> 8}.${index & 255}`)
  expect(times(1_000, (index) => may(`192.0.${index >> 8}.${index & 255}`))).toBeGreaterThan(500)
})
