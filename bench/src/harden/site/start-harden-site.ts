import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../tools/src/process/check-ports'
import type { ServicePlan } from '../../../../tools/src/process/supervisor'
import type { Progress } from '../../../../tools/src/progress/progress'
import type { Settings } from '../../../../tools/src/settings/parse-settings'
import { type Site, startSite } from '../../../../tools/src/start/start-site'

/** A site that is attacked: its limits are those of every site, and it trusts the address that a request on loopback names. */
export interface HardenSite {
  /** Where visitors come in. */
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

/** Starts a site on free ports with an empty data folder, which goes with it. */
export async function startHardenSite(
  root: string,
  settings: Settings,
  progress: Progress,
  opened: (site: Site) => void,
): Promise<HardenSite> {
  const [site = 0, api = 0, database = 0, auth = 0] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
  const data = mkdtempSync(join(tmpdir(), 'superium-harden-'))
  const own: Settings = {
    ...settings,
    ...{ data, host: '127.0.0.1', instances: 1, databaseUrl: undefined },
    ports: { ...settings.ports, site, api, database, auth },
  }
  let databaseUrl = ''
  const service = (plan: ServicePlan): ServicePlan => {
    databaseUrl = plan.env.DATABASE_URL ?? databaseUrl
    return { ...plan, env: { ...plan.env, TRUST_PROXY: 'loopback' } }
  }
  const started = await startSite(root, own, progress, opened, { service })
  return {
    origin: `http://127.0.0.1:${site}`,
    api: `http://127.0.0.1:${api}`,
    auth: `http://127.0.0.1:${auth}`,
    projectId: settings.firebase.projectId,
    databaseUrl,
    data,
    async stop() {
      await started.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
