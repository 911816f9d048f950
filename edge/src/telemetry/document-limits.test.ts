import { createDocumentLimits } from './document-limits'

const HOUR_MS = 3_600_000
const times = (count: number, accepts: (index: number) => boolean): number =>
  Array.from({ length: count }, (_, index) => accepts(index)).filter(Boolean).length

test('two documents of an address count per hour and combination of versions', () => {
  let now = 0
  const counts = createDocumentLimits(() => now)
  expect(times(9, () => counts('stable', '203.0.113.7'))).toBe(2)
  expect(times(9, () => counts('canary', '203.0.113.7'))).toBe(2)
  expect(times(9, () => counts('stable', '203.0.113.8'))).toBe(2)
  now = HOUR_MS
  expect(times(9, () => counts('stable', '203.0.113.7'))).toBe(2)
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is an address like any other', (address) => {
  const counts = createDocumentLimits(() => 0)
  expect(times(5, () => counts('stable', address))).toBe(2)
})

test('all addresses of this machine are one', () => {
  const counts = createDocumentLimits(() => 0)
  expect(times(9, (index) => counts('stable', `127.0.${index}.1`))).toBe(2)
})

test('a flood of new addresses does not keep others from being counted', () => {
  const counts = createDocumentLimits(() => 0, 1000)
  expect(times(2000, (index) => counts('stable', `address ${index}`))).toBe(2000)
  expect(counts('stable', '203.0.113.7')).toBe(true)
})

test('a flooding subscriber does not affect its neighbours, and an IPv6 site counts for sixteen', () => {
  const counts = createDocumentLimits(() => 0)
  expect(times(50, () => counts('stable', '2001:db8:1:2::1'))).toBe(2)
  expect(times(50, () => counts('stable', '2001:db8:1:3::1'))).toBe(2)
  expect(times(1000, (index) => counts('stable', `2001:db8:2:${index.toString(16)}::1`))).toBe(16)
})
