import type { TelemetryTimeline, VersionHealth } from '@superium/shared/api'
import type { LiveVersion, ReleaseHistory, ReleaseState, ReleasesState, SiteStages } from '@superium/shared/contract'
import type { RegisteredName } from '@superium/shared/registered-names'
import { type Answer, list, success } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import type { Step } from '../releases/release-api'

/** A live version of the cart; `change` overrides fields. */
export const testLive = (change: Partial<LiveVersion> = {}): LiveVersion => ({
  version: '1.0.0',
  traffic: 100,
  default: true,
  since: '2026-11-20T09:30:00.000Z',
  by: { kind: 'team', name: 'mf-cart' },
  commit: 'c30d207',
  routes: ['/cart', '/checkout'],
  slots: ['mini-cart'],
  shared: { react: '^19.3.1' },
  ...change,
})

/** The cart with one version for all visitors. */
export const testState = (change: Partial<ReleaseState> = {}): ReleaseState => ({
  name: 'mf-cart',
  kind: 'remote',
  owner: 'Cart',
  live: [testLive()],
  rollbackTo: null,
  versions: ['1.0.0'],
  ...change,
})

/** The cart with 1.1.0 as a canary for 10 % of visitors, and 0.9.0 in the store. */
export const canaryState = (): ReleaseState =>
  testState({
    live: [testLive({ traffic: 90 }), testLive({ version: '1.1.0', traffic: 10, default: false })],
    rollbackTo: '1.0.0',
    versions: ['1.1.0', '1.0.0', '0.9.0'],
  })

/** A step of the history. */
export const testStep = (change: Partial<Step> = {}): Step => ({
  number: 7,
  at: '2026-11-20T09:30:00.000Z',
  by: { kind: 'team', name: 'mf-cart' },
  action: 'canary',
  changes: [{ name: 'mf-cart', version: '1.1.0', traffic: 10 }],
  why: 'Shorter checkout',
  ...change,
})

/** The cart's registered name, which is live and has a token from the site's configuration. */
export const testName = (change: Partial<RegisteredName> = {}): RegisteredName => ({
  ...{ name: 'mf-cart', owner: 'Cart', budget: null, registered: false, live: true },
  ...{ tokens: 0, nextExpiry: null, configured: 1, ...change },
})

/** The response of `GET /releases/v1`. */
export const testReleases = (change: Partial<ReleasesState> = {}): ReleasesState => ({
  revision: 7,
  names: [canaryState()],
  history: [testStep()],
  ...change,
})

/** The response of `GET /releases/v1/history`: a single page. */
export const testHistory = (change: Partial<ReleaseHistory> = {}): ReleaseHistory => ({
  steps: [testStep()],
  older: null,
  newer: null,
  ...change,
})

/** The response of `GET /releases/v1/stages`: this site only. */
export const testStages = (change: Partial<SiteStages> = {}): SiteStages => ({
  stages: [{ name: 'This site', url: null, problem: null }],
  rows: [
    {
      name: 'mf-cart',
      cells: [
        {
          live: [{ version: '1.0.0', traffic: 100, default: true, since: '2026-11-20T09:30:00.000Z' }],
          behind: 0,
          next: null,
        },
      ],
    },
  ],
  ...change,
})

/** The health of one version of the cart. */
export const testHealth = (change: Partial<VersionHealth> = {}): VersionHealth => ({
  remote: 'mf-cart',
  version: '1.0.0',
  visits: 1200,
  failed: 3,
  failures: { manifest: 0, entry: 0, timeout: 0, evaluate: 0, chunk: 1, render: 2, error: 0 },
  server: { visits: 10, failed: 0 },
  failureRate: 0.0025,
  vitals: { LCP: { p75: 1240, count: 900 }, INP: { p75: 260, count: 410 }, CLS: { p75: 0.01, count: 900 } },
  ...change,
})

/** Page views of the cart's versions over three hours. */
export const testTimeline = (change: Partial<TelemetryTimeline> = {}): TelemetryTimeline => ({
  from: '2026-11-22T10:00:00.000Z',
  minutes: 60,
  parts: 3,
  versions: [
    { remote: 'mf-cart', version: '1.0.0', visits: [600, 600, 0], failed: [1, 2, 0] },
    { remote: 'mf-cart', version: '1.1.0', visits: [0, 20, 40], failed: [0, 0, 3] },
  ],
  ...change,
})

/** The API's answers for the releases page; `more` adds and overrides. */
export const releaseAnswers = (more: Record<string, Answer> = {}): Record<string, Answer> => ({
  'GET /releases/v1': () => success(testReleases()),
  'GET /releases/v1/stages': () => success(testStages()),
  'GET /releases/v1/history': () => success(testHistory()),
  'GET /admin/telemetry/timeline': () => success(testTimeline()),
  'GET /admin/telemetry': () => list([testHealth()]),
  'GET /releases/v1/names': () => success([testName()]),
  ...more,
})

/** Finds the card of the cart's releases. */
export const releaseCard = (): Promise<HTMLElement> => screen.findByRole('article', { name: 'mf-cart' })
