import { bucketOf, percentile } from './vital-buckets'

test.each([
  ['LCP', 0, 0],
  ['LCP', 250, 0],
  ['LCP', 250.1, 1],
  ['LCP', 99_999, 18],
  ['INP', 200, 8],
  ['CLS', 0.1, 5],
] as const)('%s %d is in bucket %d', (metric, value, bucket) => {
  expect(bucketOf(metric, value)).toBe(bucket)
})

test('a p75 is interpolated within its bucket', () => {
  expect(percentile('LCP', new Map([[0, 4]]), 0.75)).toBe(187.5)
  expect(
    percentile(
      'LCP',
      new Map([
        [3, 50],
        [9, 50],
      ]),
      0.75,
    ),
  ).toBe(2375)
})

test('values beyond all bounds count as the last bound, and no values give null', () => {
  expect(percentile('CLS', new Map([[12, 9]]), 0.75)).toBe(1)
  expect(percentile('INP', new Map(), 0.75)).toBeNull()
})

test('a p75 of many values is near the true one', () => {
  const values = Array.from({ length: 2000 }, (_, index) => 600 + index)
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf('LCP', value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  expect(percentile('LCP', counts, 0.75)).toBeCloseTo(2100, -2)
})
