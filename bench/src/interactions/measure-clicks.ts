import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type { Progress } from '../../../tools/src/progress/progress'
import { openColdPage, waitUntilQuiet } from '../page-loads/cold-load'
import { phone } from '../page-loads/device-profiles'
import { median } from '../report/median'
import type { Metric } from '../report/metric'
import { pagePaths, shownProducts } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import { tap } from './tap'

/** Milliseconds for a page to prefetch the targets of its links, and the time limit for a click. */
const AHEAD_MS = 2_000
const LONGEST_MS = 30_000

/** Milliseconds from a click on a product until its heading is painted, one per run. */
export interface Clicks {
  /** With prefetch: the link was in view long enough to load code and data. */
  ahead: number[]
  /** For the same clicks, the time until Add to cart was painted. */
  aheadReady: number[]
  /** Without prefetch: no link was in view, and no pointer came near. */
  plain: number[]
}

/**
 * Measures the time from a click on a category page to the product's content, on the phone; the federated site and the
 * single bundle alternate.
 */
export async function measureClicks(
  browser: Browser,
  site: BenchSite,
  runs: number,
  progress: Progress,
): Promise<{ federated: Clicks; oneBundle: Clicks }> {
  const results = { federated: noClicks(), oneBundle: noClicks() }
  const { category } = await pagePaths(site.federated)
  // Not the first product, because the page prepares its preview in advance.
  const [, product] = await shownProducts(site.federated, 2)
  const name = product?.name ?? ''
  await progress.step(`phone, category to detail, ${runs} clicks`, async () => {
    for (let run = 0; run < runs; run += 1) {
      for (const [key, origin] of [['federated', site.federated] as const, ['oneBundle', site.oneBundle] as const]) {
        if (!origin) continue
        const { ms, readyMs } = await click(browser, origin + category, name, true)
        results[key].ahead.push(ms)
        results[key].aheadReady.push(readyMs)
        results[key].plain.push((await click(browser, origin + category, name, false)).ms)
      }
    }
  })
  return results
}

const noClicks = (): Clicks => ({ ahead: [], aheadReady: [], plain: [] })

interface Painted {
  ms: number
  readyMs: number
}

async function click(browser: Browser, address: string, product: string, ahead: boolean): Promise<Painted> {
  const cold = await openColdPage(browser, phone)
  const { page } = cold
  try {
    await page.addInitScript({ path: fileURLToPath(new URL('./click-observer.js', import.meta.url)) })
    await page.addInitScript(`window.superiumExpected = ${JSON.stringify(product)}`)
    if (!ahead) await page.addInitScript(NOTHING_IN_VIEW)
    await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS })
    await waitUntilQuiet(cold)
    const link = page.getByRole('main').getByRole('article').getByRole('heading', { name: product }).getByRole('link')
    if (ahead) {
      await link.scrollIntoViewIfNeeded()
      await page.waitForTimeout(AHEAD_MS)
      await waitUntilQuiet(cold)
      await tap(cold, link)
    } else await link.dispatchEvent('click')
    return await untilPainted(page)
  } finally {
    await cold.close()
  }
}

/** Polls from outside, because the page's content security policy forbids waiting inside it. */
async function untilPainted(page: Page): Promise<Painted> {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    const painted = await page.evaluate<Painted>('window.superiumClick')
    if (painted.readyMs > 0) return painted
    await page.waitForTimeout(50)
  }
  throw new Error(`The detail page did not show within ${LONGEST_MS} ms.`)
}

const NOTHING_IN_VIEW = `window.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() { return [] }
}`

/** Medians as metrics. */
export function clickMetrics({ federated, oneBundle }: { federated: Clicks; oneBundle: Clicks }): Metric[] {
  const metric = (name: string, of: (clicks: Clicks) => number[], goal?: Metric['goal']): Metric => ({
    name,
    unit: 'ms',
    value: median(of(federated)),
    ...(of(oneBundle).length > 0 && { oneBundle: median(of(oneBundle)) }),
    ...(goal && { goal }),
  })
  return [
    metric('phone click to content: fetched ahead', ({ ahead }) => ahead, { atMost: 100 }),
    metric('phone click to ready to buy: fetched ahead', ({ aheadReady }) => aheadReady),
    metric('phone click to content: nothing fetched ahead', ({ plain }) => plain),
  ]
}
