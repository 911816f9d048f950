import { bucketOf, UPPER_BOUNDS } from '../../../api/src/telemetry/vital-buckets'
import { UPPER_BOUNDS as boundsOfEdge, vitalBucket } from '../../../edge/src/telemetry/vital-buckets'

test('the site and the API sort web vitals into the same buckets', () => {
  expect(boundsOfEdge).toEqual(UPPER_BOUNDS)
})

test.each(['LCP', 'INP', 'CLS'] as const)('what the site hands over of %s stays in its bucket', (metric) => {
  for (const bound of UPPER_BOUNDS[metric]) {
    for (const value of [bound * 0.999, bound, bound * 1.001]) {
      expect(bucketOf(metric, vitalBucket(metric, value))).toBe(bucketOf(metric, value))
    }
  }
})
