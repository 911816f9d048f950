import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClusterDatabase } from '../postgres/create-cluster-database'
import type { Settings } from '../settings/parse-settings'
import { ensureBrowser } from './ensure-browser'
import type { Outcome } from './outcome'
import { against, isolatedSettings } from './run-e2e'
import { runJest } from './static-checks-and-unit-tests'

/** The name of the site's database on the cluster. */
const DATABASE = 'superium_e2e'
/** Two for each of two workers: what spreads rows further takes longer on one machine, and tries nothing else. */
const SHARDS = 4

/**
 * The API's tests, and the browser tests that need the database most, on the Citus cluster of `CITUS_URL`. Without one they are
 * skipped, and that is said. `opened` gets the function that stops the site.
 */
export async function runOnCluster(
  root: string,
  settings: Settings,
  opened: (stop: () => Promise<void>) => void,
  { CITUS_URL }: { CITUS_URL?: string | undefined } = process.env,
): Promise<Outcome> {
  if (!CITUS_URL) {
    console.log(
      'NOT RUN: the tests of the API and the browser tests on a Citus cluster. CITUS_URL names no coordinator.',
    )
    return { passed: 0, failed: 0 }
  }
  const api = await runJest(['--selectProjects', 'api'], { CITUS_URL })
  const site = await browseOnCluster(root, settings, CITUS_URL, opened)
  return { passed: api.passed + site.passed, failed: api.failed + site.failed }
}

/** Runs browser tests against a site with an own database on the cluster, which goes with it. */
async function browseOnCluster(
  root: string,
  settings: Settings,
  clusterUrl: string,
  opened: (stop: () => Promise<void>) => void,
): Promise<Outcome> {
  const chromium = await ensureBrowser(process.env)
  const data = mkdtempSync(join(tmpdir(), 'superium-e2e-cluster-'))
  const database = await createClusterDatabase(clusterUrl, DATABASE, SHARDS)
  try {
    const own = { ...(await isolatedSettings(settings, data)), instances: 1, databaseUrl: database.url }
    return await against(root, own, ['cluster'], chromium, opened)
  } finally {
    await database.drop()
    rmSync(data, { recursive: true, force: true })
  }
}
