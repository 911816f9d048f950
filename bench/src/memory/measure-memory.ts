import type { Browser } from '@playwright/test'
import type { Progress } from '../../../tools/src/progress/progress'
import { npmStart } from '../npm-start/npm-start'
import { allProcesses } from '../processes/processes'
import type { Metric } from '../report/metric'
import { browse, browsePaths } from './browse'
import { type ProcessMemory, siteMemory } from './site-memory'

/** Milliseconds for the servers to finish the work of the last page. */
const REST_MS = 5_000

/** The site's processes after browsing, without the database. */
export interface SiteMemory {
  pages: number
  processes: ProcessMemory[]
}

/** Runs `npm start`, browses the pages and reads the memory of all processes. */
export async function measureMemory(
  root: string,
  data: string,
  browser: Browser,
  pages: number,
  progress: Progress,
  opened: (stop: () => Promise<void>) => void,
): Promise<SiteMemory> {
  const site = await progress.step('npm start', () => npmStart(root, data, opened))
  const paths = await browsePaths(site.address, pages)
  await progress.step(`Browse ${pages} pages`, () => browse(browser, site.address, paths))
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const processes = siteMemory(allProcesses(), site.pid)
  await site.stop()
  return { pages, processes }
}

/** The total as a metric. */
export function memoryMetrics({ pages, processes }: SiteMemory): Metric[] {
  const bytes = processes.reduce((sum, one) => sum + one.bytes, 0)
  const name = `memory of all processes but the database after ${pages} pages`
  return [{ name, unit: 'MB', value: bytes / 1024 ** 2, goal: { atMost: 500 } }]
}
