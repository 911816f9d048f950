import { formatVital, ratingOf } from './rate-and-format-vitals'

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'fair'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.2, 'fair'],
] as const)('%s of %d is %s', (vital, value, rating) => expect(ratingOf(vital, value)).toBe(rating))

test('durations from one second on are written in seconds, and CLS has no unit', () => {
  expect(formatVital('LCP', 1240)).toBe('1.24 s')
  expect(formatVital('INP', 88.4)).toBe('88 ms')
  expect(formatVital('CLS', 0.051)).toBe('0.05')
})
