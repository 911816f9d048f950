import type { Page } from '@playwright/test'
import { expect, test } from '../site-test'

declare global {
  interface Window {
    superiumBooted?: boolean
  }
}

/** The fields of a report that this test reads. */
interface TelemetryReport {
  token: string
  stage?: string
  outcomes?: { remote: string; kind: string; route?: string }[]
  vitals?: { remote: string; metric: string }[]
}

/** Collects the reports that a page sends; the site still gets them. */
function reportsOf(page: Page): TelemetryReport[] {
  const reports: TelemetryReport[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/telemetry') reports.push(request.postDataJSON())
  })
  return reports
}

/** Hides the page, which sends the same beacon as leaving it; a test cannot see the latter. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const outcomes = (reports: TelemetryReport[]) =>
  reports.flatMap(({ outcomes = [] }) => outcomes.map(({ remote, kind }) => `${remote} ${kind}`))

test('a page view reports what was loaded and, when it is hidden, its web vitals', async ({ page }) => {
  const reports = reportsOf(page)
  const answered = page.waitForResponse('**/telemetry')
  await page.goto('/products?search=ada')
  expect((await answered).status()).toBe(204)
  await expect.poll(() => outcomes(reports)).toEqual(expect.arrayContaining(['shell load', 'mf-catalog load']))
  await page.getByRole('searchbox').first().click()
  await hide(page)
  await expect
    .poll(() => reports.flatMap(({ vitals = [] }) => vitals.map(({ remote, metric }) => `${remote} ${metric}`)))
    .toEqual(expect.arrayContaining(['mf-catalog LCP', 'mf-catalog CLS']))
  expect(JSON.stringify(reports)).not.toMatch(/ada|search|http/)
})

test('a browser with a very slow connection gets the page, and no release fails', async ({ page }) => {
  const reports = reportsOf(page)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
  await expect.poll(() => outcomes(reports)).toContain('mf-cart load')
  expect(outcomes(reports).filter((outcome) => !outcome.endsWith(' load'))).toEqual([])
  expect(reports.map(({ stage }) => stage).filter(Boolean)).toEqual(['start', 'remote', 'ready'])
})

test("the edges' internal telemetry is not public", async ({ request }) => {
  expect((await request.get('/internal/telemetry', { headers: { accept: 'application/json' } })).status()).toBe(404)
  expect((await request.get('/api/v1/admin/telemetry')).status()).toBe(401)
})
