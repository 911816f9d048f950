import { request } from 'undici'
import type { Metric } from '../report/metric'
import { PAGES, type PageName, pagePaths } from '../site/measured-pages'
import type { BenchSite } from '../site/start-bench-site'
import { firstViewFiles } from './first-view-files'

/** The brotli sizes in bytes of a document and the files that it references. */
export interface Weight {
  document: number
  scripts: Record<string, number>
  styles: Record<string, number>
}

export type Bundles = Record<PageName, { federated: Weight; oneBundle: Weight | undefined }>

/** Measures the first view of each page without a browser, from the files that its document references. */
export async function measureBundles({ federated, oneBundle }: BenchSite): Promise<Bundles> {
  const paths = await pagePaths(federated)
  const entries = PAGES.map(async (page) => {
    const both = {
      federated: await weigh(federated, paths[page]),
      oneBundle: oneBundle === undefined ? undefined : await weigh(oneBundle, paths[page]),
    }
    return [page, both] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Bundles
}

async function weigh(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
  const { scripts, styles } = firstViewFiles(html)
  const sizes = async (files: string[]) => {
    const urls = files.map((file) => new URL(file, origin))
    return Object.fromEntries(
      await Promise.all(urls.map(async (url) => [url.pathname, await brotliSize(url)] as const)),
    )
  }
  return {
    document: await brotliSize(new URL(path, origin)),
    scripts: await sizes(scripts),
    styles: await sizes(styles),
  }
}

/** The size of a body in bytes with brotli, or uncompressed if the server does not compress it. */
async function brotliSize(url: URL): Promise<number> {
  const { body } = await request(url, { headers: { accept: '*/*', 'accept-encoding': 'br' } })
  return (await body.bytes()).length
}

/** The totals as metrics, with their budgets. */
export function bundleMetrics(bundles: Bundles): Metric[] {
  return PAGES.flatMap((page): Metric[] => {
    const { federated, oneBundle } = bundles[page]
    const metric = (label: string, of: (weight: Weight) => number, goal?: Metric['goal']): Metric => ({
      name: `${page} as built: ${label}`,
      unit: 'B',
      value: of(federated),
      ...(oneBundle && { oneBundle: of(oneBundle) }),
      ...(goal && { goal }),
    })
    return [
      metric('scripts', ({ scripts }) => sum(scripts), { atMost: 170_000 }),
      metric("scripts of the remote's own", ({ scripts }) => sum(scripts, '/assets/mf-'), { atMost: 40_000 }),
      metric('document and styles', ({ document, styles }) => document + sum(styles)),
    ]
  })
}

const sum = (sizes: Record<string, number>, prefix = ''): number =>
  Object.entries(sizes).reduce((total, [file, size]) => (file.startsWith(prefix) ? total + size : total), 0)
