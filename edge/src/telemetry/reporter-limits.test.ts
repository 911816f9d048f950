import { createReporterLimits } from './reporter-limits'

const HOUR_MS = 3_600_000
const times = (count: number, accepts: (index: number) => boolean): number =>
  Array.from({ length: count }, (_, index) => accepts(index)).filter(Boolean).length

test('an address adds at most two failures of a version per hour', () => {
  let now = 0
  const reporterLimits = createReporterLimits(() => now)
  expect(times(9, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '203.0.113.7'))).toBe(2)
  expect(times(9, () => reporterLimits.accepts('failed', 'mf-cart', '1.1.0', '203.0.113.7'))).toBe(2)
  expect(times(9, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '203.0.113.8'))).toBe(2)
  now = HOUR_MS
  expect(times(9, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '203.0.113.7'))).toBe(2)
})

test('addresses are counted per version and hour, for this hour and the last', () => {
  let now = 10 * HOUR_MS
  const reporterLimits = createReporterLimits(() => now)
  for (const address of ['2001:db8::1', '2001:db8:0:1::2', '203.0.113.7', '203.0.113.7']) {
    reporterLimits.accepts('failed', 'mf-cart', '1.0.0', address)
  }
  expect(reporterLimits.addresses('mf-cart', '1.0.0').failed).toBe(2)
  expect(reporterLimits.addresses('mf-cart', '1.1.0')).toEqual({ seen: 0, failed: 0 })
  now += HOUR_MS
  reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '203.0.113.7')
  expect(reporterLimits.addresses('mf-cart', '1.0.0').failed).toBe(2)
  now += 2 * HOUR_MS
  expect(reporterLimits.addresses('mf-cart', '1.0.0').failed).toBe(0)
})

test('page views are limited like failures, and their addresses are counted', () => {
  const reporterLimits = createReporterLimits(() => 0)
  expect(times(9, () => reporterLimits.accepts('seen', 'mf-cart', '1.0.0', '203.0.113.7'))).toBe(2)
  expect(times(9, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '203.0.113.8'))).toBe(2)
  expect(reporterLimits.addresses('mf-cart', '1.0.0')).toEqual({ seen: 2, failed: 1 })
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is an address like any other', (address) => {
  const reporterLimits = createReporterLimits(() => 0)
  expect(times(5, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', address))).toBe(2)
  expect(reporterLimits.addresses('mf-cart', '1.0.0').failed).toBe(1)
})

test('all addresses of this machine are one', () => {
  const reporterLimits = createReporterLimits(() => 0)
  expect(times(9, (index) => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', `127.0.${index}.1`))).toBe(2)
})

test('a flood of new addresses does not keep others from being counted', () => {
  const reporterLimits = createReporterLimits(() => 0)
  for (let index = 0; index < 120_000; index += 1)
    reporterLimits.accepts('seen', 'mf-cart', '1.0.0', `address ${index}`)
  expect(reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '203.0.113.7')).toBe(true)
  expect(reporterLimits.addresses('mf-cart', '1.0.0')).toEqual({ seen: 50_000, failed: 1 })
})

test('a flooding subscriber does not affect its neighbours', () => {
  const reporterLimits = createReporterLimits(() => 0)
  expect(times(50, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '2001:db8:1:2::1'))).toBe(2)
  expect(times(50, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '2001:db8:1:3::1'))).toBe(2)
})

test('an IPv6 site counts as one address and does not affect others', () => {
  const reporterLimits = createReporterLimits(() => 0)
  const hop = (index: number): boolean =>
    reporterLimits.accepts('failed', 'mf-cart', '1.0.0', `2001:db8:1:${index.toString(16)}::1`)
  expect(times(60_000, hop)).toBe(16)
  expect(reporterLimits.addresses('mf-cart', '1.0.0').failed).toBe(1)
  expect(times(5, () => reporterLimits.accepts('failed', 'mf-cart', '1.0.0', '203.0.113.7'))).toBe(2)
})
