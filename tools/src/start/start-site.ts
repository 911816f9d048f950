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
import { localSiteTokens } from '../release/local-site-tokens'
import type { Settings } from '../settings/parse-settings'
import { bringUpToDate } from './bring-up-to-date'
import { openDatabase } from './open-database'
import { prepareReleases, releasesDir } from './prepare-releases'
import { apiEnvironment, apiService, authService, edgeService } from './service-plans'

/** The running site. */
export interface Site {
  /** Address for a browser, e.g. `http://localhost:3000`. */
  address: string
  /** Rejects when a service keeps dying. */
  failed: Promise<never>
  /** Stops every process and releases the data folder. */
  stop(): Promise<void>
  /** Kills every process at once. */
  kill(): void
}

/** The differences of `npm run dev` and the benchmark. */
export interface Variation {
  /** Replaces the released front end; resolves to extra environment variables for the edge. */
  frontEnd?(supervisor: Supervisor, progress: Progress): Promise<Record<string, string>>
  /** More settings of the embedded PostgreSQL. */
  postgres?: Record<string, string>
  /** Changes the plans of API and edge. */
  service?(plan: ServicePlan): ServicePlan
  /** Starts more services once the site is up. */
  beside?(supervisor: Supervisor, progress: Progress): Promise<void>
}

/**
 * Starts the site, in parallel where possible. On failure, throws `CliError` with a one-sentence message and leaves
 * nothing running. `opened` receives the site before it is up, so that a signal can stop it.
 */
export async function startSite(
  root: string,
  settings: Settings,
  progress: Progress,
  opened: (site: Site) => void = () => {},
  { frontEnd, postgres, service = (plan) => plan, beside }: Variation = {},
): Promise<Site> {
  const address = `http://${isLoopback(settings.host) ? 'localhost' : settings.host}:${settings.ports.site}`
  const run = await RunLock.take(settings.data, address, (name) =>
    progress.say(`Ended the ${name} process of an earlier run.`),
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
  const payoutKey = settings.payoutKey ?? (await readOrCreateSecret(join(settings.data, 'payout-key'), 32))

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

  /**
   * Starts the configured number of instances; resolves to the ports behind the balancer, none for a single instance.
   */
  const startInstances = async (step: string, plan: ServicePlan): Promise<number[]> => {
    if (settings.instances === 1) {
      await progress.step(step, () => supervisor.start(service(plan)))
      return []
    }
    const { plans, ports } = await instancesOf(plan, settings.instances)
    await progress.step(step, () => Promise.all(plans.map((one) => supervisor.start(service(one)))))
    return ports
  }

  /** Waits for the API and its demo data, because the edge renders and caches pages as soon as it is up. */
  const startEdge = async (api: Promise<number[]>) => {
    const [extra] = await Promise.all([prepareFrontEnd(), api])
    const names = frontEnds(root).map(({ name }) => name)
    const tokens = { service: serviceToken, release: localSiteTokens(settings.data, names) }
    const plan = edgeService(settings, releases, tokens)
    return startInstances('Site server', { ...plan, env: { ...plan.env, ...extra } })
  }

  const startApi = async () => {
    const database = progress.step('PostgreSQL', () => openDatabase(settings, supervisor, postgres))
    const schema = database.then((url) => progress.step('Schema', () => bringUpToDate(url)).then(() => url))
    const auth = settings.firebase.emulated
      ? progress.step('Auth emulator', () => supervisor.start(authService(settings)))
      : Promise.resolve()
    const api = schema.then((url) =>
      startInstances('Product API', apiService(settings, url, { serviceToken, payoutKey })),
    )
    const [url, , instances] = await Promise.all([database, auth, api])
    if (!settings.demo) return instances
    const seed = { name: 'seed', args: ['demo/dist/seed.js'], env: apiEnvironment(settings, url) }
    await progress.step('Demo data', () => supervisor.runOnce(seed, (line) => progress.note('Demo data', line)))
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
        site: { host, port: ports.site, instances: edges.map(onThisMachine) },
        api: { host: '127.0.0.1', port: ports.api, instances: apis.map(onThisMachine) },
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

const onThisMachine = (port: number): string => `127.0.0.1:${port}`

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)

/** PostgreSQL's port may be taken by its own server, which survives a killed run and is then adopted. */
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
