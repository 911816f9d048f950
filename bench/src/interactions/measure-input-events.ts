import type { Browser } from '@playwright/test'
import type { Progress } from '../../../tools/src/progress/progress'
import { type ColdPage, openColdPage, waitUntilQuiet } from '../page-loads/cold-load'
import { type Profile, phone } from '../page-loads/device-profiles'
import { readPageTimings } from '../page-loads/page-timings'
import { median } from '../report/median'
import type { Metric } from '../report/metric'
import { addablePath, pagePaths } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import { tap } from './tap'

/** The phone's processor with a fast connection, to measure work and not waiting. */
const slowProcessor: Profile = { ...phone, line: undefined }

/** Milliseconds after an action in which its events are still recorded. */
const AFTERWARDS_MS = 1_000
/** Milliseconds after a tap without querying the page, because a query would add work to the event. */
const ALONE_MS = 1_500

interface Action {
  name: string
  page: 'category' | 'detail'
  act(cold: ColdPage): Promise<void>
}

const ACTIONS: Action[] = [
  {
    name: 'add to cart',
    page: 'detail',
    async act(cold) {
      const { page } = cold
      await tap(
        cold,
        page
          .getByRole('main')
          .getByRole('button', { name: /add to cart/i })
          .first(),
      )
      await page.waitForTimeout(ALONE_MS)
      await page.getByText('Added to cart!').first().waitFor()
    },
  },
  {
    name: 'open the filters',
    page: 'category',
    async act(cold) {
      const { page } = cold
      await tap(cold, page.getByRole('button', { name: 'Filter' }).first())
      await page.waitForTimeout(ALONE_MS)
      await page.getByRole('dialog').first().waitFor()
    },
  },
  {
    name: 'type in the search',
    page: 'category',
    async act(cold) {
      const { page } = cold
      await tap(cold, page.getByRole('button', { name: 'Search' }).last())
      await page.waitForTimeout(ALONE_MS)
      const box = page.getByRole('dialog').getByLabel('Search for products')
      await box.waitFor()
      await box.pressSequentially('winter socks', { delay: 60 })
    },
  },
]

/**
 * By action, one value per run: the longest time in milliseconds from an input event to the next paint (Event Timing).
 */
export type LongestEvents = Record<string, number[]>

/** Runs each action on a new page with the processor slowed four times. Events below 16 ms count as 16. */
export async function measureInputEvents(
  browser: Browser,
  site: BenchSite,
  runs: number,
  progress: Progress,
): Promise<LongestEvents> {
  const { category } = await pagePaths(site.federated)
  const paths = { category, detail: await addablePath(site.federated) }
  const longest: LongestEvents = {}
  for (const action of ACTIONS) {
    await progress.step(`${action.name}, ${runs} times at CPU/4`, async () => {
      const durations: number[] = []
      for (let run = 0; run < runs; run += 1) {
        durations.push(await longestEvent(browser, site.federated + paths[action.page], action))
      }
      longest[action.name] = durations
    })
  }
  return longest
}

async function longestEvent(browser: Browser, address: string, { act }: Action): Promise<number> {
  const cold = await openColdPage(browser, slowProcessor)
  try {
    await cold.page.goto(address, { waitUntil: 'commit' })
    await waitUntilQuiet(cold)
    await act(cold)
    await cold.page.waitForTimeout(AFTERWARDS_MS)
    const { events } = await readPageTimings(cold.page)
    return Math.max(16, ...events.map(({ duration }) => duration))
  } finally {
    await cold.close()
  }
}

/** Medians as metrics. */
export function eventMetrics(longest: LongestEvents): Metric[] {
  return Object.entries(longest).map(([name, durations]) => ({
    name: `CPU/4 longest event: ${name}`,
    unit: 'ms',
    value: median(durations),
    goal: { atMost: 100 },
  }))
}
