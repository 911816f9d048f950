import { createClusterDatabase } from '../postgres/create-cluster-database'
import type { Settings } from '../settings/parse-settings'
import { openBrowserSite } from './browser-site'
import { NOTHING, type Outcome } from './outcome'
import { runJest } from './run-jest'
import { runPlaywright } from './run-playwright'
import type { Report } from './run-reported'

/** The name of the test database on the cluster. */
const DATABASE = 'superium_e2e'
/** Two for each of two workers: more shards would only be slower on one machine, without testing anything else. */
const SHARDS = 4

/** Runs the API's tests on the Citus cluster of `CITUS_URL`. */
export const runUnitOnCluster = (report: Report, url: string): Promise<Outcome> =>
  runJest(report, 'cluster-unit', ['--selectProjects', 'api'], { CITUS_URL: url })

/**
 * Runs the browser tests that use the database most against a site with a temporary database on the cluster of
 * `CITUS_URL`. `opened` receives the function that stops the site.
 */
export async function runBrowserOnCluster(
  report: Report,
  root: string,
  settings: Settings,
  opened: (stop: () => Promise<void>) => void,
  url: string,
): Promise<Outcome> {
  const database = await createClusterDatabase(url, DATABASE, SHARDS)
  try {
    const own = { ...settings, databaseUrl: database.url }
    const site = await openBrowserSite(root, own, report.progress, opened)
    const outcome = await runPlaywright(report, site, 'e2e cluster', ['--project=cluster'])
    await site.stop()
    return outcome
  } finally {
    await database.drop()
  }
}

/** Says that a step is left out, for want of a cluster. */
export function leaveOutCluster({ progress }: Report, what: string): Outcome {
  progress.say(`NOT RUN: ${what} on a Citus cluster. CITUS_URL names no coordinator.`)
  return NOTHING
}
