/** The result of a step of `npm test`. */
export interface Outcome {
  passed: number
  /** Tests that failed; a check that is not made of tests (lint, types, borders) counts as one when it does not hold. */
  failed: number
}

/** The counts of Jest's `--json` report. A file that could not run at all counts as one failed test. */
export function jestOutcome(report: string): Outcome {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** The counts of Playwright's JSON report. What failed first and passed when tried again has passed. */
export function playwrightOutcome(report: string): Outcome {
  const { stats, errors = [] } = JSON.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** The counts of a report of `npm run harden`, and what did not hold. A report without a line has failed. */
export function findingsOutcome(report: string): Outcome & { broken: string[] } {
  const findings: { what: string; result: string; holds: boolean }[] = JSON.parse(report)
  const failed = findings.filter(({ holds }) => !holds)
  return {
    passed: findings.length - failed.length,
    failed: findings.length === 0 ? 1 : failed.length,
    broken: failed.map(({ what, result }) => `${what}: ${result}`),
  }
}
