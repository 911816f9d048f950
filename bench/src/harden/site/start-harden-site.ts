import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClusterDatabase } from '../../../../tools/src/postgres/create-cluster-database'
import { freePort } from '../../../../tools/src/process/free-port'
import type { ServicePlan } from '../../../../tools/src/process/supervisor'
import type { Progress } from '../../../../tools/src/progress/progress'
import type { Settings } from '../../../../tools/src/settings/parse-settings'
import { type Site, startSite } from '../../../../tools/src/start/start-site'

/** A site to attack, with the usual limits; on loopback it trusts the client address in a request's headers. */
export interface HardenSite {
  /** The origin for visitors. */
  origin: string
  /** The product API behind it. */
  api: string
  /** The Auth emulator. */
  auth: string
  projectId: string
  databaseUrl: string
  /** Data folder: `run.json` names the processes, `logs` holds what they print. */
  data: string
  stop(): Promise<void>
}

/** The name of the site's database on a cluster. */
const ON_CLUSTER = 'superium_harden'
/** Four for each of two workers: more shards would only be slower on one machine, without testing anything else. */
const SHARDS = 8

/**
 * Starts a site on free ports with an empty, temporary data folder. With the URL of a Citus cluster, it uses a
 * temporary database there.
 */
export async function startHardenSite(
  root: string,
  settings: Settings,
  progress: Progress,
  opened: (site: Site) => void,
  clusterUrl?: string,
): Promise<HardenSite> {
  const cluster = clusterUrl ? await createClusterDatabase(clusterUrl, ON_CLUSTER, SHARDS) : undefined
  const [site = 0, api = 0, database = 0, auth = 0] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
  const data = mkdtempSync(join(tmpdir(), 'superium-harden-'))
  const own: Settings = {
    ...settings,
    ...{ data, host: '127.0.0.1', instances: 1, databaseUrl: cluster?.url },
    ports: { ...settings.ports, site, api, database, auth },
  }
  let databaseUrl = ''
  const service = (plan: ServicePlan): ServicePlan => {
    databaseUrl = plan.env.DATABASE_URL ?? databaseUrl
    return { ...plan, env: { ...plan.env, TRUST_PROXY: 'loopback' } }
  }
  const removeData = async () => {
    await cluster?.drop()
    rmSync(data, { recursive: true, force: true })
  }
  const started = await startSite(root, own, progress, opened, { service }).catch(async (error) => {
    await removeData()
    throw error
  })
  return {
    origin: `http://127.0.0.1:${site}`,
    api: `http://127.0.0.1:${api}`,
    auth: `http://127.0.0.1:${auth}`,
    projectId: settings.firebase.projectId,
    databaseUrl,
    data,
    async stop() {
      await started.stop()
      await removeData()
    },
  }
}
