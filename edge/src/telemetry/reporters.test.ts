import { createReporters } from './reporters'

const HOUR_MS = 3_600_000

test('networks are counted once per version and hour, for this hour or the last', () => {
  let now = 10 * HOUR_MS
  const reporters = createReporters(() => now)
  for (const network of ['a', 'b', 'a']) reporters.add('failed', 'mf-cart', '1.0.0', network)
  reporters.add('seen', 'mf-cart', '1.0.0', 'c')
  expect(reporters.addresses('mf-cart', '1.0.0')).toEqual({ seen: 3, failed: 2 })
  expect(reporters.addresses('mf-cart', '1.1.0')).toEqual({ seen: 0, failed: 0 })
  now += HOUR_MS
  reporters.add('failed', 'mf-cart', '1.0.0', 'a')
  expect(reporters.addresses('mf-cart', '1.0.0')).toEqual({ seen: 3, failed: 2 })
  now += 2 * HOUR_MS
  expect(reporters.addresses('mf-cart', '1.0.0')).toEqual({ seen: 0, failed: 0 })
})
