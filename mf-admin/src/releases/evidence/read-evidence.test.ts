import { canaryState, testState } from '../../testing/release-samples'
import { failedShare, readEvidence } from './read-evidence'

const timeline = {
  ...{ from: '2026-11-22T10:00:00.000Z', minutes: 60, parts: 3 },
  versions: [
    { remote: 'mf-cart', version: '1.0.0', visits: [100, 100, 0], failed: [1, 1, 0] },
    { remote: 'mf-cart', version: '1.1.0', visits: [0, 10, 20], failed: [0, 0, 6] },
    { remote: 'mf-cart', version: '0.9.0', visits: [50, 0, 0], failed: [2, 0, 0] },
    { remote: 'shell', version: '1.0.0', visits: [999, 999, 999], failed: [9, 9, 9] },
  ],
}

test('a canary is compared with the default version, which is compared with the earlier versions', () => {
  const [stable, canary] = readEvidence(timeline, canaryState())
  expect(stable).toMatchObject({ visits: 200, failed: 2, baseline: { of: null, share: 0.04 } })
  expect(canary).toMatchObject({ visits: 30, failed: 6, baseline: { of: '1.0.0', share: 0.01 } })
  expect(canary?.parts.at(-1)).toEqual({ at: Date.parse('2026-11-22T12:00:00.000Z'), visits: 20, failed: 6 })
})

test('a version without page views has empty intervals, and no baseline without earlier views', () => {
  const [only] = readEvidence({ ...timeline, versions: [] }, testState())
  expect(only).toMatchObject({ visits: 0, failed: 0, baseline: null })
  expect(only?.parts).toHaveLength(3)
})

test('failures counted before their page view never exceed 100 %', () => {
  expect([failedShare(0, 0), failedShare(0, 2), failedShare(4, 1)]).toEqual([0, 1, 0.25])
})
