import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClusterDatabase } from '../postgres/create-cluster-database'
import type { Settings } from '../settings/parse-settings'
import { ensureBrowser } from './ensure-browser'
import type { Outcome } from './outcome'
import { against, isolatedSettings } from './run-e2e'
import { runJest } from './static-checks-and-unit-tests'

/** The name of the test database on the cluster. */
const DATABASE = 'superium_e2e'
/** Two for each of two workers: more shards would only be slower on one machine, without testing anything else. */
const SHARDS = 4

const NOTHING: Outcome = { passed: 0, failed: 0 }

/** Runs the API's tests on the Citus cluster of `CITUS_URL`. Without one, prints that they are skipped. */
export async function runUnitOnCluster({ CITUS_URL } = process.env): Promise<Outcome> {
  if (!CITUS_URL) return skipped('the tests of the API')
  return runJest(['--selectProjects', 'api'], { CITUS_URL })
}

/**
 * Runs the browser tests that use the database most against a site with a temporary database on the cluster of
 * `CITUS_URL`. Without a cluster, prints that they are skipped. `opened` receives the function that stops the site.
 */
export async function runBrowserOnCluster(
  root: string,
  settings: Settings,
  opened: (stop: () => Promise<void>) => void,
  { CITUS_URL } = process.env,
): Promise<Outcome> {
  if (!CITUS_URL) return skipped('the browser tests')
  const chromium = await ensureBrowser(process.env)
  const data = mkdtempSync(join(tmpdir(), 'superium-e2e-cluster-'))
  const database = await createClusterDatabase(CITUS_URL, DATABASE, SHARDS)
  try {
    const own = { ...(await isolatedSettings(settings, data)), instances: 1, databaseUrl: database.url }
    return await against(root, own, ['cluster'], chromium, opened)
  } finally {
    await database.drop()
    rmSync(data, { recursive: true, force: true })
  }
}

function skipped(what: string): Outcome {
  console.log(`NOT RUN: ${what} on a Citus cluster. CITUS_URL names no coordinator.`)
  return NOTHING
}
