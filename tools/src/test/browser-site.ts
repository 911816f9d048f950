import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx, nginxCache } from '../balancer/ensure-nginx'
import { freePort } from '../process/free-port'
import type { Progress } from '../progress/progress'
import type { Settings } from '../settings/parse-settings'
import { type Site, startSite } from '../start/start-site'
import { checkAvailable } from './check-available'
import { ensureBrowser } from './ensure-browser'
import { type Engines, ensureEngines } from './ensure-engines'
import { openFaults } from './faults/open-faults'

/** A site of its own for browser tests. */
export interface BrowserSite {
  /** The environment variables that lead the tests to it. */
  env: Record<string, string>
  /** The folder of its services' logs. */
  logs: string
  /** Two edges and two APIs behind a balancer, whose database connection and clock tests can break; else one of each. */
  balanced: boolean
  /** Whether the balancer or an engine is missing although it must not be. */
  incomplete: boolean
  stop(): Promise<void>
}

/** What not all tests need. */
interface Wanted {
  /** Whether Firefox and WebKit are needed, too. */
  engines?: boolean
}

const NO_ENGINES: Engines = { env: {}, incomplete: false }

/**
 * Finds a browser, and starts a site on free ports with a temporary data folder, with two edges and two APIs if there
 * is a balancer. `opened` receives the function that stops it, before it is up.
 */
export async function openBrowserSite(
  root: string,
  settings: Settings,
  progress: Progress,
  opened: (stop: () => Promise<void>) => void,
  wanted: Wanted = {},
): Promise<BrowserSite> {
  const chromium = await ensureBrowser(process.env)
  const engines = wanted.engines ? await ensureEngines(progress, process.env) : NO_ENGINES
  const balancer = settings.databaseUrl
    ? 'left out'
    : await checkAvailable(
        progress,
        'the tests with two edges and two APIs',
        () => ensureNginx(process.env.PATH ?? '', nginxCache(root)),
        process.env,
      )
  const balanced = balancer === 'yes'
  const data = mkdtempSync(join(tmpdir(), 'superium-e2e-'))
  const own = await isolatedSettings({ ...settings, instances: balanced ? 2 : 1 }, data)
  const faults = balanced ? await openFaults() : undefined
  let site: Site | undefined
  const stop = async (): Promise<void> => {
    await site?.stop()
    faults?.close()
    rmSync(data, { recursive: true, force: true })
  }
  opened(stop)
  try {
    const variation = faults ? { service: faults.service } : {}
    const started = await startSite(root, own, progress, (one) => (site = one), variation)
    return {
      env: {
        SUPERIUM_URL: started.address,
        SUPERIUM_RUN: join(data, 'run.json'),
        ...(faults && { SUPERIUM_FAULTS: faults.control }),
        ...(chromium && { CHROMIUM_PATH: chromium }),
        ...engines.env,
      },
      logs: join(data, 'logs'),
      balanced,
      incomplete: balancer === 'missing' || engines.incomplete,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The same settings with a different data folder and free ports. */
async function isolatedSettings(settings: Settings, data: string): Promise<Settings> {
  const [site = 0, api = 0, database = 0, auth = 0] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
  return { ...settings, data, host: '127.0.0.1', ports: { ...settings.ports, site, api, database, auth } }
}
