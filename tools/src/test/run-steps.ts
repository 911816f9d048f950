import type { Settings } from '../settings/parse-settings'
import { type BrowserSite, openBrowserSite } from './browser-site'
import { type Outcome, sum } from './outcome'
import type { Step } from './parse-options'
import { runHarden } from './run-harden'
import { runJest } from './run-jest'
import { leaveOutCluster, runBrowserOnCluster, runUnitOnCluster } from './run-on-cluster'
import { runBrowserTests } from './run-playwright'
import type { Report } from './run-reported'
import { runStep } from './run-step'
import { borders, lint, types } from './static-checks'

/**
 * Runs steps of `npm test`, even if one fails: first the checks, the unit tests and the start of the browser tests' site
 * side by side, then the browser tests, the last of them beside the hardening. `opened` receives functions
 * that stop sites.
 */
export async function runSteps(
  report: Report,
  root: string,
  settings: Settings,
  steps: readonly Step[],
  opened: (stop: () => Promise<void>) => void,
): Promise<Outcome> {
  const { progress } = report
  const done: Outcome[] = []
  const run = async (step: Step, work: () => Promise<Outcome>): Promise<void> => {
    if (steps.includes(step)) done.push(await runStep(report, step, work))
  }
  const { CITUS_URL } = process.env
  const site = steps.includes('e2e') ? openBrowserSite(root, settings, progress, opened, { engines: true }) : undefined
  // Its failure is the failure of the step that needs it.
  site?.catch(() => {})
  const checks = async () => {
    await run('lint', () => lint(progress))
    await run('borders', () => borders(progress))
    await run('types', () => types(progress))
  }
  await Promise.all([checks(), run('unit', () => runJest(report, 'unit', []))])
  let harden: Promise<void> | undefined
  const runHardenOnce = () => {
    harden ??= run('harden', () => runHarden(report))
    return harden
  }
  if (site) await run('e2e', () => withSite(site, (one) => runBrowserTests(report, one, runHardenOnce)))
  await run('cluster-unit', async () =>
    CITUS_URL ? runUnitOnCluster(report, CITUS_URL) : leaveOutCluster(report, 'the tests of the API'),
  )
  await run('cluster-e2e', async () =>
    CITUS_URL
      ? runBrowserOnCluster(report, root, settings, opened, CITUS_URL)
      : leaveOutCluster(report, 'the browser tests'),
  )
  await runHardenOnce()
  return sum(done)
}

async function withSite(
  opening: Promise<BrowserSite>,
  work: (site: BrowserSite) => Promise<Outcome>,
): Promise<Outcome> {
  const site = await opening
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}
