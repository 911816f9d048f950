import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_MB, memorySettings, usableMemory } from '../../../tools/src/postgres/memory-settings'
import { freePort } from '../../../tools/src/process/free-port'
import type { Supervisor } from '../../../tools/src/process/supervisor'
import type { Progress } from '../../../tools/src/progress/progress'
import type { Settings } from '../../../tools/src/settings/parse-settings'
import { prepareReleases, releasesDir } from '../../../tools/src/start/prepare-releases'
import { edgeService } from '../../../tools/src/start/service-plans'
import { type Site, startSite } from '../../../tools/src/start/start-site'
import { releaseOneBundle } from '../one-bundle/release-one-bundle'

/** The measured site, without rate limits. */
export interface BenchSite {
  /** Origin of the federated site. */
  federated: string
  /** Origin of the same site as a single bundle, if requested. */
  oneBundle: string | undefined
  /** Origin of the product API. */
  api: string
  /** Process id of the federated site's edge. */
  edgePid(): number
  /** Process ids of the API and of the embedded PostgreSQL. */
  apiPid(): number
  databasePid(): number
  /**
   * Seconds from the start with an empty data folder until the database was filled; undefined if it was already filled.
   */
  seededIn: number | undefined
  stop(): Promise<void>
}

/** The options of the site to start. */
export interface BenchSitePlan {
  /** The site's folder in the bench's data, which is kept for the next run. */
  name: string
  /** Catalogue size; undefined: the demo catalogue. */
  products?: number
  oneBundle?: boolean
  /** Number of orders over two years, with everything that belongs to them; added only once. */
  orders?: number
}

/** Starts a site on free ports with its own data folder. `opened` receives it before it is up. */
export async function startBenchSite(
  root: string,
  settings: Settings,
  progress: Progress,
  { name, products, oneBundle = false, orders }: BenchSitePlan,
  opened: (site: Site) => void,
): Promise<BenchSite> {
  const [site = 0, api = 0, database = 0, auth = 0, second = 0] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  )
  const own: Settings = {
    ...settings,
    data: join(settings.data, 'bench', name),
    host: '127.0.0.1',
    ports: { ...settings.ports, site, api, database, auth },
    databaseUrl: undefined,
    seedProducts: products,
  }
  const store = join(own.data, 'one-bundle')
  const isNew = !existsSync(own.data)
  const begun = performance.now()
  const frontEnd = async (supervisor: Supervisor): Promise<Record<string, string>> => {
    const run = supervisor.runOnce.bind(supervisor)
    await progress.step('Front end', () => prepareReleases(root, releasesDir(own.data), run))
    if (oneBundle) await progress.step('Front end as one bundle', () => releaseOneBundle(root, store, run))
    return {}
  }
  let apiEnv: NodeJS.ProcessEnv = {}
  const beside = async (supervisor: Supervisor): Promise<void> => {
    if (orders !== undefined) {
      const env = { ...apiEnv, HISTORY_ORDERS: String(orders) }
      const history = { name: 'history', args: ['demo/dist/history.js'], env }
      await progress.step('Orders of two years', () => supervisor.runOnce(history))
    }
    if (!oneBundle) return
    const plan = edgeService({ ...own, ports: { ...own.ports, site: second } }, store)
    await progress.step('Site server of the one bundle', () => supervisor.start({ ...plan, name: 'edge-one-bundle' }))
  }
  const started = await startSite(root, own, progress, opened, {
    frontEnd,
    // A shop of millions is measured with the memory that its own server would give it.
    postgres: memorySettings(usableMemory(), MOST_MB),
    beside,
    service: (plan) => {
      if (plan.name !== 'api') return plan
      apiEnv = plan.env
      return {
        ...plan,
        env: { ...plan.env, RATE_LIMITS: 'off', UNPAID_ORDERS_MAX: '1000000', UNPAID_PIECES_MAX: '1000000' },
      }
    },
  })
  return {
    federated: started.address,
    oneBundle: oneBundle ? `http://localhost:${second}` : undefined,
    api: `http://127.0.0.1:${api}`,
    edgePid: () => childPid(own.data, 'edge'),
    apiPid: () => childPid(own.data, 'api'),
    databasePid: () => postmasterPid(own.data),
    seededIn: isNew ? (performance.now() - begun) / 1_000 : undefined,
    stop: () => started.stop(),
  }
}

/** The pid of a child, from the run's lock file. */
function childPid(data: string, name: string): number {
  const { children } = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8')) as {
    children: { name: string; pid: number }[]
  }
  const child = children.find((one) => one.name === name)
  if (!child) throw new Error(`The site has no ${name} process.`)
  return child.pid
}

/** The pid of the embedded PostgreSQL, from the first line of its lock file. */
const postmasterPid = (data: string): number =>
  Number.parseInt(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
