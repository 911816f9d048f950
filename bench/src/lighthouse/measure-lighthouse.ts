import type { BrowserContext } from '@playwright/test'
import type { Progress } from '../../../tools/src/progress/progress'
import { BUYER } from '../api/sign-in'
import { median } from '../report/median'
import type { Metric } from '../report/metric'
import { listProducts, pagePaths } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import type { LighthouseReport } from './lighthouse-report'
import { type LighthouseBrowser, openLighthouseBrowser } from './open-lighthouse-browser'
import { runLighthouse } from './run-lighthouse'

const LONGEST_MS = 60_000

interface MeasuredPage {
  name: string
  path: string
  /** The minimum performance score. */
  goal: number
  /** As a guest with an empty browser, or as the demo buyer with a product in the cart. */
  visitor: 'guest' | 'buyer'
}

/** The reports of one page. */
export interface PageReports {
  page: MeasuredPage
  reports: LighthouseReport[]
}

/** Runs Lighthouse several times on each page. The first, uncounted visit makes the server compile the page. */
export async function measureLighthouse(
  site: BenchSite,
  runs: number,
  progress: Progress,
  opened: (close: () => Promise<void>) => void,
): Promise<PageReports[]> {
  const browser = await openLighthouseBrowser()
  opened(browser.close)
  const origin = site.federated
  const paths = await pagePaths(origin)
  const pages: MeasuredPage[] = [
    { name: 'home', path: paths.home, goal: 98, visitor: 'guest' },
    { name: 'category', path: paths.category, goal: 98, visitor: 'guest' },
    { name: 'detail', path: paths.detail, goal: 98, visitor: 'guest' },
    { name: 'sign-in', path: '/signin', goal: 95, visitor: 'guest' },
    { name: 'cart', path: '/cart', goal: 98, visitor: 'buyer' },
    { name: 'checkout', path: '/checkout', goal: 95, visitor: 'buyer' },
    { name: 'account', path: '/myaccount/info', goal: 95, visitor: 'buyer' },
  ]
  const results: PageReports[] = []
  for (const visitor of ['guest', 'buyer'] as const) {
    if (visitor === 'buyer') await signInWithCart(browser.context, origin)
    for (const page of pages.filter((one) => one.visitor === visitor)) {
      const reports: LighthouseReport[] = []
      await progress.step(`Lighthouse of ${page.name}, ${runs} runs`, async () => {
        await fetch(origin + page.path)
        for (let run = 0; run < runs; run += 1) reports.push(await report(browser, origin, page))
      })
      results.push({ page, reports })
    }
  }
  await browser.close()
  return results
}

async function report(browser: LighthouseBrowser, origin: string, page: MeasuredPage): Promise<LighthouseReport> {
  await browser.emptyCaches()
  return runLighthouse(origin + page.path, browser.port, page.visitor === 'buyer')
}

/** Signs in as the demo buyer through the page, and adds a product to the cart. */
async function signInWithCart(context: BrowserContext, origin: string): Promise<void> {
  // A book, because it has no size to choose first.
  const book = (await listProducts(origin, 0, 50, 'books')).find(
    ({ status, stock }) => status === 'in-stock' && stock > 0,
  )
  if (!book) throw new Error('There is no book to buy.')
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  await page.goto(`${origin}/signin`)
  await page.getByLabel('Email').fill(BUYER.email)
  await page.getByLabel('Password', { exact: true }).fill(BUYER.password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'))
  await page.goto(`${origin}/product-detail/${book._id}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page
    .getByRole('button', { name: /^Cart, [1-9]/ })
    .first()
    .waitFor()
  await page.close()
}

/** Medians as metrics. */
export function lighthouseMetrics({ page, reports }: PageReports): Metric[] {
  const metric = (
    label: string,
    unit: Metric['unit'],
    of: (report: LighthouseReport) => number,
    goal?: Metric['goal'],
  ): Metric => ({
    name: `Lighthouse ${page.name}: ${label}`,
    unit,
    value: median(reports.map(of)),
    ...(goal && { goal }),
  })
  return [
    metric('performance', '', (one) => one.performance, { atLeast: page.goal }),
    metric('accessibility', '', (one) => one.accessibility, { atLeast: 100 }),
    metric('best practices', '', (one) => one.bestPractices, { atLeast: 100 }),
    // Personal pages must not be indexed, for which Lighthouse deducts points.
    metric(
      'search',
      '',
      (one) => one.seo,
      ['home', 'category', 'detail'].includes(page.name) ? { atLeast: 100 } : undefined,
    ),
    metric('FCP', 'ms', (one) => one.fcp),
    metric('LCP', 'ms', (one) => one.lcp),
    metric('TBT', 'ms', (one) => one.tbt),
    metric('CLS', '', (one) => one.cls, { atMost: 0.01 }),
    metric('speed index', 'ms', (one) => one.speedIndex),
    metric('unused scripts', 'B', (one) => one.unusedScripts),
    metric('elements', '', (one) => one.elements),
  ]
}
