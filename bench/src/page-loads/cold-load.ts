import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { chainDepth } from './chain-depth'
import type { Profile } from './device-profiles'
import { type Exchange, logNetwork, type NetworkLog } from './network-log'
import { type PageTimings, readPageTimings } from './page-timings'

/** Milliseconds without a request after which a page counts as loaded, and the limit for that. */
const QUIET_MS = 700
const LONGEST_MS = 40_000

/** The measurements of a cold load. Times are in milliseconds, sizes in transferred bytes. */
export interface ColdLoad {
  fcp: number
  lcp: number
  lcpElement: string
  /** Cumulative layout shift: the largest session window. */
  cls: number
  /** Total blocking time: the time beyond 50 ms of every task after the first paint. */
  tbt: number
  /** When React had hydrated the page's heading, its first control and the header. */
  hydrated: number
  /** Requests of the first view: those that started before the later of largest paint and hydration. */
  requests: number
  bytes: number
  bytesByType: Record<string, number>
  /** `chainDepth` of the first view. */
  depth: number
  /** Bytes transferred after the first view: code and data for later pages, pictures below the fold. */
  laterBytes: number
  exchanges: Exchange[]
}

/** A page in a browser with empty caches, with the device and network of a profile. */
export interface ColdPage {
  page: Page
  session: CDPSession
  log: NetworkLog
  close(): Promise<void>
}

/** Opens a cold page; the caller closes it. */
export async function openColdPage(browser: Browser, profile: Profile): Promise<ColdPage> {
  const context: BrowserContext = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    isMobile: profile.mobile,
    hasTouch: profile.mobile,
    colorScheme: 'light',
  })
  await context.addInitScript({ path: fileURLToPath(new URL('./page-observer.js', import.meta.url)) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const log = logNetwork(session)
  if (profile.line) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.line.latency,
      downloadThroughput: profile.line.bytesPerSecond,
      uploadThroughput: profile.line.bytesPerSecond,
    })
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown })
  return { page, session, log, close: () => context.close() }
}

/** Resolves when the page is hydrated and has sent no request for a while. Throws if that takes too long. */
export async function waitUntilQuiet({ page, log }: ColdPage): Promise<PageTimings> {
  const deadline = performance.now() + LONGEST_MS
  for (;;) {
    await page.waitForTimeout(100)
    if (log.quietFor() > QUIET_MS) {
      const pace = await readPageTimings(page)
      if (pace.hydrated > 0) return pace
    }
    if (performance.now() > deadline) {
      const open = log.underWay().join(', ') || 'none; it is not hydrated'
      throw new Error(`${page.url()} did not become quiet within ${LONGEST_MS} ms; open requests: ${open}`)
    }
  }
}

/** Loads a URL with empty caches and measures it. */
export async function coldLoad(browser: Browser, profile: Profile, url: string): Promise<ColdLoad> {
  const cold = await openColdPage(browser, profile)
  try {
    await cold.page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
    return summarise(await waitUntilQuiet(cold), cold.log.exchanges)
  } finally {
    await cold.close()
  }
}

function summarise(pace: PageTimings, exchanges: Exchange[]): ColdLoad {
  const firstViewEnds = Math.max(pace.lcp, pace.hydrated)
  const first = exchanges.filter(({ start }) => start < firstViewEnds)
  const bytesByType: Record<string, number> = {}
  for (const { type, bytes } of first) bytesByType[type] = (bytesByType[type] ?? 0) + bytes
  const sum = (of: Exchange[]) => of.reduce((total, { bytes }) => total + bytes, 0)
  return {
    fcp: pace.fcp,
    lcp: pace.lcp,
    lcpElement: pace.lcpElement,
    cls: pace.cls,
    tbt: pace.tbt,
    hydrated: pace.hydrated,
    requests: first.length,
    bytes: sum(first),
    bytesByType,
    depth: chainDepth(first),
    laterBytes: sum(exchanges) - sum(first),
    exchanges,
  }
}
