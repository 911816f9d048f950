import type { BrowserSite } from './browser-site'
import { holds, type Outcome, sum } from './outcome'
import type { FailedTest } from './report/failure-text'
import { serviceLines } from './report/service-lines'
import { REPORTERS } from './run-jest'
import { type Report, runReported } from './run-reported'
import { runStep } from './run-step'

/** The Playwright projects that need two edges and two APIs; they break the site for others, so they run last. */
const BALANCED = ['balanced', 'faults', 'releases']

/**
 * Runs all browser tests that the site allows, and `beside` them, once only those are left that mostly wait for builds and
 * restarts.
 */
export async function runBrowserTests(
  report: Report,
  site: BrowserSite,
  beside: () => Promise<void>,
): Promise<Outcome> {
  const run = (project: string, ...others: string[]) =>
    runPlaywright(
      report,
      site,
      `e2e ${project}`,
      [project, ...others].map((one) => `--project=${one}`),
    )
  // The shop without the demo starts while the recipes of the documents are built.
  const outcomes = [holds(!site.incomplete), await run('engines'), await run('site'), await run('docs', 'without-demo')]
  const other = beside()
  if (site.balanced) for (const project of BALANCED) outcomes.push(await run(project))
  outcomes.push(await run('logs'))
  await other
  return sum(outcomes)
}

/** Runs Playwright with these options against a site, as a step of this name. */
export function runPlaywright(report: Report, site: BrowserSite, step: string, options: string[]): Promise<Outcome> {
  const args = [
    ...['node_modules/@playwright/test/cli.js', 'test', '--config=e2e'],
    ...[`--reporter=${REPORTERS}/playwright-reporter.mjs`, ...options],
  ]
  const explain = ({ from, to }: FailedTest) => serviceLines(site.logs, from, to)
  return runStep(report, step, () => runReported(report, { step, args, env: site.env, explain }))
}
