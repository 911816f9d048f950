import type { Browser, Page } from '@playwright/test'
import type { Progress } from '../../../tools/src/progress/progress'
import { openColdPage, waitUntilQuiet } from '../page-loads/cold-load'
import { phone } from '../page-loads/device-profiles'
import { readPageTimings } from '../page-loads/page-timings'
import { median } from '../report/median'
import type { Metric } from '../report/metric'
import { PAGES, type PageName, pagePaths } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'

const LONGEST_MS = 30_000
/** Duration of a tap in milliseconds. */
const PRESS_MS = 70

/** The heart needs no choice of a size, so it has the same effect on every page. */
const HEART = /^Add .* to the wishlist$/
const LIST = 'wishlistItems'

/** One tap right after the first paint. Times in milliseconds since the navigation began. */
export interface EarlyTap {
  page: PageName
  tapped: number
  /** From the tap to the next frame, which gives the visitor feedback. */
  heard: number
  /** When the effect of the tap was stored, and when the page's heading, first control and header were hydrated. */
  effect: number
  hydrated: number
  /** How often the effect happened; must be 1. */
  effects: number
}

/** Taps the first heart of a cold page as soon as it is painted, on the phone. */
export async function measureEarlyTaps(
  browser: Browser,
  site: BenchSite,
  runs: number,
  progress: Progress,
): Promise<EarlyTap[]> {
  const paths = await pagePaths(site.federated)
  const taps: EarlyTap[] = []
  for (const name of PAGES) {
    await progress.step(`phone ${name}, ${runs} taps at first paint`, async () => {
      for (let run = 0; run < runs; run += 1) taps.push(await tapEarly(browser, site.federated + paths[name], name))
    })
  }
  return taps
}

async function tapEarly(browser: Browser, address: string, name: PageName): Promise<EarlyTap> {
  const cold = await openColdPage(browser, phone)
  const { page, session } = cold
  try {
    await page.addInitScript(watchStorage, LIST)
    await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS })
    const target = page.getByRole('main').getByRole('button', { name: HEART }).first()
    await target.waitFor({ timeout: LONGEST_MS })
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await target.boundingBox()
    if (!box) throw new Error(`${name}: nothing to tap.`)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    const tapped = await page.evaluate(() => performance.now())
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(PRESS_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const { hydrated } = await waitUntilQuiet(cold)
    const { events } = await readPageTimings(page)
    const heard = Math.max(0, ...events.filter(({ startTime }) => startTime >= tapped).map(({ duration }) => duration))
    return { page: name, tapped, heard, hydrated, ...(await stored(page)) }
  } finally {
    await cold.close()
  }
}

const stored = (page: Page) => page.evaluate<{ effect: number; effects: number }>('window.superiumStored')

/** Records when a product first appeared in the list, and how many products it contains. */
function watchStorage(list: string): void {
  const seen = { effect: 0, effects: 0 }
  Object.assign(window, { superiumStored: seen })
  const set = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    set.call(this, key, value)
    if (key !== list) return
    seen.effects = (JSON.parse(value) as unknown[]).length
    if (seen.effects > 0) seen.effect ||= performance.now()
  }
}

/** The medians as metrics; a lost or doubled effect in any run counts. */
export function earlyTapMetrics(taps: readonly EarlyTap[]): Metric[] {
  return PAGES.flatMap((page) => {
    const own = taps.filter((tap) => tap.page === page)
    const metric = (label: string, of: (tap: EarlyTap) => number, goal?: Metric['goal']): Metric => ({
      name: `phone ${page}, tap at first paint: ${label}`,
      unit: 'ms',
      value: median(own.map(of)),
      ...(goal && { goal }),
    })
    return [
      metric('tapped at', ({ tapped }) => tapped),
      metric('heard after', ({ heard }) => heard, { atMost: 100 }),
      metric('effect at', ({ effect }) => effect),
      metric('hydrated at', ({ hydrated }) => hydrated, { atMost: 2_000 }),
      {
        ...metric('lost or doubled', () => 0, { atMost: 0 }),
        unit: '',
        value: own.filter((tap) => tap.effects !== 1).length,
      },
    ]
  })
}
