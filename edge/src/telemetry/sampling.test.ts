import type { Deployment } from '@superium/shared/contract'
import { deployment } from '../testing/make-release-store'
import { createSampling } from './sampling'
import type { LiveState } from './watched-versions'

const now = Date.parse('2026-03-02T12:00:00Z')
const HOUR_MS = 3_600_000

const released = (hoursAgo: number): LiveState => ({
  discovery: {
    schema: 's',
    microFrontends: { 'mf-cart': [deployment('mf-cart', { version: '2.0.0' }) as Deployment] },
  },
  earlier: { 'mf-cart': ['1.0.0'] },
  live: { 'mf-cart': { '2.0.0': { at: new Date(now - hoursAgo * HOUR_MS).toISOString(), by: { kind: 'team' } } } },
})

test('a share of the documents reports, and every one while a version is watched', () => {
  let chance = 0.05
  const isSampled = createSampling(
    0.1,
    () => now,
    () => chance,
  )
  expect(isSampled(released(48))).toBe(true)
  chance = 0.5
  expect(isSampled(released(48))).toBe(false)
  expect(isSampled(released(1))).toBe(true)
})
