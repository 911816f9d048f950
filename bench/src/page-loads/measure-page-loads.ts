import type { Browser } from '@playwright/test'
import type { Progress } from '../../../tools/src/progress/progress'
import { median } from '../report/median'
import type { Metric } from '../report/metric'
import { PAGES, type PageName, pagePaths } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import { type ColdLoad, coldLoad } from './cold-load'
import { desktop, type Profile, phone } from './device-profiles'

/** The cold loads of one page with one profile. */
export interface PageLoads {
  profile: Profile['name']
  page: PageName
  federated: ColdLoad[]
  oneBundle: ColdLoad[]
}

/**
 * Loads each page cold, alternating between the federated site and the single bundle, so that the machine's load
 * affects both equally. The first load of each is not counted, because it encodes pictures and compiles modules.
 */
export async function measurePageLoads(
  browser: Browser,
  site: BenchSite,
  runs: number,
  progress: Progress,
): Promise<PageLoads[]> {
  const paths = await pagePaths(site.federated)
  const results: PageLoads[] = []
  for (const profile of [phone, desktop]) {
    for (const page of PAGES) {
      const result: PageLoads = { profile: profile.name, page, federated: [], oneBundle: [] }
      const federated = () => coldLoad(browser, profile, site.federated + paths[page])
      const oneBundle = async () => site.oneBundle && coldLoad(browser, profile, site.oneBundle + paths[page])
      await progress.step(`${profile.name} ${page}, ${runs} cold loads`, async () => {
        await federated()
        await oneBundle()
        for (let run = 0; run < runs; run += 1) {
          result.federated.push(await federated())
          const other = await oneBundle()
          if (other) result.oneBundle.push(other)
        }
      })
      results.push(result)
    }
  }
  return results
}

/** The load whose largest paint is the median. */
export function medianLoad(loads: readonly ColdLoad[]): ColdLoad | undefined {
  const lcp = median(loads.map((load) => load.lcp))
  return loads.find((load) => load.lcp === lcp)
}

/** Medians as metrics, with goals for the phone. */
export function loadMetrics({ profile, page, federated, oneBundle }: PageLoads): Metric[] {
  const onPhone = profile === 'phone'
  const metric = (
    label: string,
    unit: Metric['unit'],
    of: (load: ColdLoad) => number,
    goal?: Metric['goal'],
  ): Metric => ({
    name: `${profile} ${page}: ${label}`,
    unit,
    value: median(federated.map(of)),
    ...(oneBundle.length > 0 && { oneBundle: median(oneBundle.map(of)) }),
    ...(onPhone && goal && { goal }),
  })
  const type = (name: string) => (load: ColdLoad) => load.bytesByType[name] ?? 0
  return [
    metric('FCP', 'ms', (load) => load.fcp, { atMost: 1_000 }),
    metric('LCP', 'ms', (load) => load.lcp, { atMost: 1_300, ratioAtMost: 1.1 }),
    metric('CLS', '', (load) => load.cls, { atMost: 0.01 }),
    metric('TBT', 'ms', (load) => load.tbt),
    metric('hydrated', 'ms', (load) => load.hydrated),
    metric('requests', '', (load) => load.requests),
    metric('chain depth', '', (load) => load.depth, { atMost: 2 }),
    metric('bytes', 'B', (load) => load.bytes, { ratioAtMost: 1.1 }),
    metric('bytes of the document', 'B', type('Document')),
    metric('bytes of scripts', 'B', type('Script'), { atMost: 170_000 }),
    metric('bytes of styles', 'B', type('Stylesheet')),
    metric('bytes of pictures', 'B', type('Image')),
  ]
}
