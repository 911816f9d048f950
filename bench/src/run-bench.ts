import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Progress } from '../../tools/src/progress/progress'
import type { Settings } from '../../tools/src/settings/parse-settings'
import type { Site } from '../../tools/src/start/start-site'
import { adminMetrics } from './admin/admin-metrics'
import { measureAdmin, ORDERS } from './admin/measure-admin'
import { apiMetrics, measureApi, PRODUCTS } from './api/measure-api'
import { bundleMetrics, measureBundles } from './bundles/measure-bundles'
import { capacityMetrics, measureCapacity } from './capacity/measure-capacity'
import { clickMetrics, measureClicks } from './interactions/measure-clicks'
import { earlyTapMetrics, measureEarlyTaps } from './interactions/measure-early-taps'
import { eventMetrics, measureInputEvents } from './interactions/measure-input-events'
import { lighthouseMetrics, measureLighthouse } from './lighthouse/measure-lighthouse'
import { measureMemory, memoryMetrics } from './memory/measure-memory'
import { PRODUCTS as MILLION, measureMillion } from './million/measure-million'
import { millionMetrics } from './million/million-metrics'
import { measureWarmStart, warmStartMetrics } from './npm-start/measure-warm-start'
import { loadMetrics, measurePageLoads, medianLoad } from './page-loads/measure-page-loads'
import { waterfall } from './page-loads/waterfall'
import type { Options, Part } from './parse-options'
import { measureRendering, renderMetrics } from './rendering/measure-rendering'
import type { Metric } from './report/metric'
import { openBrowser } from './site/open-browser'
import { type BenchSite, startBenchSite } from './site/start-bench-site'

/** The result of a run: the metrics, all measurements behind them, and the failures. */
export interface Findings {
  metrics: Metric[]
  details: Record<string, unknown>
  /** The error message of each failed part. */
  failures: Partial<Record<Part, string>>
}

/** Functions to call when the run ends, newest first. */
export type Closing = (() => Promise<unknown>)[]

/**
 * Runs the chosen parts one after the other, so that they do not disturb each other. A failed part does not stop the
 * others.
 */
export async function runBench(
  root: string,
  settings: Settings,
  options: Options,
  progress: Progress,
  closing: Closing,
): Promise<Findings> {
  const findings: Findings = { metrics: [], details: {}, failures: {} }
  const wants = (...parts: Options['parts']) => parts.some((part) => options.parts.includes(part))
  const measure = async (part: Part, work: () => Promise<void>): Promise<void> => {
    if (!wants(part)) return
    await work().catch((error: unknown) => {
      findings.failures[part] = error instanceof Error ? error.message : String(error)
    })
  }

  if (wants('bundle', 'loads', 'clicks', 'events', 'touch', 'lighthouse', 'render')) {
    const oneBundle = wants('bundle', 'loads', 'clicks')
    const plan = { name: 'demo', oneBundle }
    const site = await startBenchSite(root, settings, progress, plan, toBeClosed(closing))
    await measure('bundle', () => bundle(site, findings))
    if (wants('loads', 'clicks', 'events', 'touch')) {
      const browser = await openBrowser()
      closing.push(() => browser.close())
      await measure('loads', () => loads(browser, site, options, progress, findings))
      await measure('clicks', () => clicks(browser, site, options, progress, findings))
      await measure('events', () => events(browser, site, options, progress, findings))
      await measure('touch', () => touch(browser, site, options, progress, findings))
      await browser.close()
    }
    await measure('lighthouse', () => lighthouse(site, options, progress, findings, closing))
    await measure('render', () => render(site, options, progress, findings))
    await site.stop()
  }
  // Starts the site within the part, so that a failure to fill it fails only this part.
  const measureOnOwnSite = (
    part: Part,
    products: number,
    work: (site: BenchSite) => Promise<void>,
    name: string = part,
  ) =>
    measure(part, async () => {
      const site = await startBenchSite(root, settings, progress, { name, products }, toBeClosed(closing))
      try {
        await work(site)
      } finally {
        await site.stop()
      }
    })
  await measureOnOwnSite('api', PRODUCTS, async (site) => {
    const measured = await measureApi(site, progress)
    add(findings, 'api', measured, apiMetrics(measured))
  })
  const onSameData = 'api'
  await measureOnOwnSite(
    'capacity',
    PRODUCTS,
    async (site) => {
      const measured = await measureCapacity(site, progress)
      add(findings, 'capacity', measured, capacityMetrics(measured))
    },
    onSameData,
  )
  await measureOnOwnSite('million', MILLION, async (site) => {
    const measured = await measureMillion(site, progress)
    add(findings, 'million', measured, millionMetrics(measured, site.seededIn))
  })
  if (wants('admin')) {
    // Reuses the catalogue of the previous part, and adds orders.
    const plan = { name: 'million', products: MILLION, orders: ORDERS }
    const site = await startBenchSite(root, settings, progress, plan, toBeClosed(closing))
    await measure('admin', async () => {
      const measured = await measureAdmin(site, progress)
      add(findings, 'admin', measured, adminMetrics(measured))
    })
    await site.stop()
  }
  const data = join(settings.data, 'bench', 'npm-start')
  const stopLater = (stop: () => Promise<void>) => closing.push(stop)
  await measure('start', async () => {
    const seconds = await measureWarmStart(root, data, options.runs, progress, stopLater)
    add(findings, 'start', seconds, warmStartMetrics(seconds))
  })
  await measure('memory', async () => {
    const browser = await openBrowser()
    closing.push(() => browser.close())
    const measured = await measureMemory(root, data, browser, options.pages, progress, stopLater)
    await browser.close()
    add(findings, 'memory', measured, memoryMetrics(measured))
  })
  return findings
}

function add({ metrics, details }: Findings, part: Part, measured: unknown, made: Metric[]): void {
  metrics.push(...made)
  details[part] = measured
}

async function bundle(site: BenchSite, findings: Findings): Promise<void> {
  const measured = await measureBundles(site)
  add(findings, 'bundle', measured, bundleMetrics(measured))
}

async function clicks(browser: Browser, site: BenchSite, { runs }: Options, progress: Progress, findings: Findings) {
  const measured = await measureClicks(browser, site, runs, progress)
  add(findings, 'clicks', measured, clickMetrics(measured))
}

async function events(browser: Browser, site: BenchSite, { runs }: Options, progress: Progress, findings: Findings) {
  const measured = await measureInputEvents(browser, site, runs, progress)
  add(findings, 'events', measured, eventMetrics(measured))
}

async function touch(browser: Browser, site: BenchSite, { runs }: Options, progress: Progress, findings: Findings) {
  const measured = await measureEarlyTaps(browser, site, runs, progress)
  add(findings, 'touch', measured, earlyTapMetrics(measured))
}

async function lighthouse(
  site: BenchSite,
  { runs }: Options,
  progress: Progress,
  findings: Findings,
  closing: Closing,
): Promise<void> {
  const measured = await measureLighthouse(site, runs, progress, (close) => closing.push(close))
  add(findings, 'lighthouse', measured, measured.flatMap(lighthouseMetrics))
}

async function render(site: BenchSite, { renders }: Options, progress: Progress, findings: Findings): Promise<void> {
  const measured = await measureRendering(site, renders, progress)
  add(findings, 'render', measured, renderMetrics(measured))
}

async function loads(browser: Browser, site: BenchSite, options: Options, progress: Progress, findings: Findings) {
  const results = await measurePageLoads(browser, site, options.runs, progress)
  add(findings, 'loads', results, results.flatMap(loadMetrics))
  if (!options.waterfall) return
  for (const { profile, page, federated } of results) {
    const load = profile === 'phone' ? medianLoad(federated) : undefined
    if (load) progress.say(`\n${profile} ${page}: ${waterfall(load, site.federated)}`)
  }
}

/** Registered before the site is up, so that an interrupted start is stopped too. */
const toBeClosed = (closing: Closing) => (site: Site) => closing.push(() => site.stop())
