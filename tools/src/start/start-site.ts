import { join } from 'node:path'
import { bundleStale } from '../../bundle.mjs'
import { balancerService, instancesOf } from '../balancer/balancer-service'
import { builtNote } from '../build/build-command'
import { frontEnds } from '../build/front-ends'
import { checkPorts, type PortUse } from '../process/check-ports'
import { readOrCreateSecret } from '../process/read-or-create-secret'
import { RunLock } from '../process/run-lock'
import { type ServicePlan, Supervisor } from '../process/supervisor'
import type { Progress } from '../progress/progress'
import { localTokens } from '../release/local-tokens'
import type { Settings } from '../settings/parse-settings'
import { openDatabase } from './open-database'
import { prepareReleases, releasesDir } from './prepare-releases'
import { apiEnvironment, apiService, authService, edgeService } from './service-plans'

/** The assembled site, running. */
export interface Site {
  /** What to open in a browser, e.g. `http://localhost:3000`. */
  address: string
  /** Rejects when a part of it has died for good. */
  failed: Promise<never>
  /** Ends every process of it and gives the data folder free. */
  stop(): Promise<void>
  /** The same, without asking them. */
  kill(): void
}

/** How `npm run dev` and the bench differ. */
export interface Variation {
  /** A front end in place of the releases; resolves to more environment for the site's server. */
  frontEnd?(supervisor: Supervisor, progress: Progress): Promise<Record<string, string>>
  /** Services that follow their sources, or run with other settings. */
  service?(plan: ServicePlan): ServicePlan
  /** What runs beside the site, started when all of it is up. */
  beside?(supervisor: Supervisor, progress: Progress): Promise<void>
}

/**
 * Starts all of the site, what can be side by side. Throws `CliError` with one sentence, leaving nothing running.
 * `opened` gets the site before it is up, so that a signal can stop it on the way.
 */
export async function startSite(
  root: string,
  settings: Settings,
  progress: Progress,
  opened: (site: Site) => void = () => {},
  { frontEnd, service = (plan) => plan, beside }: Variation = {},
): Promise<Site> {
  const address = `http://${isLoopback(settings.host) ? 'localhost' : settings.host}:${settings.ports.site}`
  const run = await RunLock.take(settings.data, address, (name) =>
    progress.say(`Ended the ${name} process that an earlier run had left behind.`),
  )
  const supervisor = new Supervisor(root, join(settings.data, 'logs'), run, (line) => progress.say(line))
  const site: Site = {
    address,
    failed: supervisor.failed,
    stop: () => supervisor.stop().finally(() => run.release()),
    kill: () => supervisor.kill(),
  }
  opened(site)
  const releases = releasesDir(settings.data)
  const serviceToken = await readOrCreateSecret(join(settings.data, 'service-token'))

  const prepareFrontEnd = () =>
    frontEnd
      ? frontEnd(supervisor, progress)
      : progress
          .step(
            'Front end',
            () => prepareReleases(root, releases, (plan) => supervisor.runOnce(plan)),
            ({ built, released }) =>
              [builtNote(built), ...(released.length === 0 ? [] : [`${released.join(' ')} as released`])].join('; '),
          )
          .then(() => ({}))

  /** Starts a service, or as many of it as are set; resolves to the ports of the instances behind the balancer. */
  const startInstances = async (step: string, plan: ServicePlan): Promise<number[]> => {
    if (settings.instances === 1) {
      await progress.step(step, () => supervisor.start(service(plan)))
      return []
    }
    const { plans, ports } = await instancesOf(plan, settings.instances)
    await progress.step(step, () => Promise.all(plans.map((one) => supervisor.start(one))))
    return ports
  }

  /** Not before the demo data are there: the site's server asks for pages as soon as it is up, and remembers them. */
  const startEdge = async (api: Promise<number[]>) => {
    const [extra] = await Promise.all([prepareFrontEnd(), api])
    const names = frontEnds(root).map(({ name }) => name)
    const tokens = { service: serviceToken, release: localTokens(settings.data, names) }
    const plan = edgeService(settings, releases, tokens)
    return startInstances('Site server', { ...plan, env: { ...plan.env, ...extra } })
  }

  const startApi = async () => {
    const database = progress.step('PostgreSQL', () => openDatabase(settings, supervisor))
    const auth = settings.firebase.emulated
      ? progress.step('Auth emulator', () => supervisor.start(authService(settings)))
      : Promise.resolve()
    const api = database.then((url) => startInstances('Product API', apiService(settings, url, serviceToken)))
    const [url, , instances] = await Promise.all([database, auth, api])
    const seed = { name: 'seed', args: ['demo/dist/seed.js'], env: apiEnvironment(settings, url) }
    await progress.step('Demo data', () => supervisor.runOnce(seed))
    return instances
  }

  try {
    await checkPorts(portUses(settings))
    await progress.step('Servers', () => bundleStale(root), builtNote)
    const api = startApi()
    const [edges, apis] = await Promise.all([startEdge(api), api])
    if (settings.instances > 1) {
      const { host, ports } = settings
      const balancer = await balancerService(root, settings.data, {
        site: { host, port: ports.site, instances: edges },
        api: { port: ports.api, instances: apis },
      })
      await progress.step('Balancer', () => supervisor.start(balancer))
    }
    await beside?.(supervisor, progress)
    return site
  } catch (error) {
    await site.stop()
    throw error
  }
}

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)

/** PostgreSQL's port may be taken: by its own server, which a killed run left there and which is taken over. */
function portUses({ host, ports, databaseUrl, firebase }: Settings): PortUse[] {
  const local = '127.0.0.1'
  return [
    { port: ports.site, host, user: 'the site', setting: 'SUPERIUM_PORT' },
    { port: ports.api, host: local, user: 'the API', setting: 'SUPERIUM_API_PORT' },
    ...(databaseUrl
      ? []
      : [{ port: ports.database, host: local, user: 'PostgreSQL', setting: 'SUPERIUM_DB_PORT', mayBeTaken: true }]),
    ...(firebase.emulated
      ? [{ port: ports.auth, host: local, user: 'the Auth emulator', setting: 'SUPERIUM_AUTH_PORT' }]
      : []),
  ]
}
