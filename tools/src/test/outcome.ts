/** The result of a step of `npm test`. */
export interface Outcome {
  passed: number
  /** Failed tests; a check without tests (lint, types, borders) counts as one if it fails. */
  failed: number
}

/** Counts the results in Jest's `--json` report. A file that could not run counts as one failed test. */
export function jestOutcome(report: string): Outcome {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Counts the results in Playwright's JSON report. A test that passed on a retry has passed. */
export function playwrightOutcome(report: string): Outcome {
  const { stats, errors = [] } = JSON.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** Counts the findings in a report of `npm run harden`, and lists the failed ones. An empty report has failed. */
export function findingsOutcome(report: string): Outcome & { broken: string[] } {
  const findings: { what: string; result: string; holds: boolean }[] = JSON.parse(report)
  const failed = findings.filter(({ holds }) => !holds)
  return {
    passed: findings.length - failed.length,
    failed: findings.length === 0 ? 1 : failed.length,
    broken: failed.map(({ what, result }) => `${what}: ${result}`),
  }
}
