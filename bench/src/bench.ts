import type { Browser } from '@playwright/test'
import type { Progress } from '../../tools/src/progress/progress'
import type { Settings } from '../../tools/src/settings/parse'
import type { Site } from '../../tools/src/start/site'
import { loadMetrics, measureLoads, medianLoad } from './loads/loads'
import { waterfall } from './loads/waterfall'
import type { Options } from './options'
import type { Metric } from './report/metric'
import { type BenchSite, startBenchSite } from './site/bench-site'
import { openBrowser } from './site/browser'

/** What a run has found: the metrics, and all that they were made from. */
export interface Findings {
  metrics: Metric[]
  details: Record<string, unknown>
}

/** What is to be ended when the run is over or broken off, newest first. */
export type Closing = (() => Promise<unknown>)[]

/** Runs the parts that were asked for, one after the other: they would disturb one another. */
export async function bench(
  root: string,
  settings: Settings,
  options: Options,
  progress: Progress,
  closing: Closing,
): Promise<Findings> {
  const findings: Findings = { metrics: [], details: {} }
  const wants = (...parts: Options['parts']) => parts.some((part) => options.parts.includes(part))

  if (wants('bundle', 'loads', 'clicks', 'events', 'render')) {
    const oneBundle = wants('bundle', 'loads', 'clicks')
    const site = await open(
      startBenchSite(root, settings, progress, { name: 'demo', oneBundle }, opened(closing)),
      closing,
    )
    if (wants('loads', 'clicks', 'events')) {
      const browser = await openBrowser()
      closing.push(() => browser.close())
      if (wants('loads')) await loads(browser, site, options, progress, findings)
      await browser.close()
    }
    await site.stop()
  }
  return findings
}

async function loads(browser: Browser, site: BenchSite, options: Options, progress: Progress, findings: Findings) {
  const results = await measureLoads(browser, site, options.runs, progress)
  findings.metrics.push(...results.flatMap(loadMetrics))
  findings.details.loads = results
  if (!options.waterfall) return
  for (const { profile, page, federated } of results) {
    const load = profile === 'phone' ? medianLoad(federated) : undefined
    if (load) progress.say(`\n${profile} ${page}: ${waterfall(load, site.federated)}`)
  }
}

/** A site that is still starting is ended too. */
const opened = (closing: Closing) => (site: Site) => closing.push(() => site.stop())

async function open<T extends { stop(): Promise<void> }>(starting: Promise<T>, closing: Closing): Promise<T> {
  const site = await starting
  closing.push(() => site.stop())
  return site
}
