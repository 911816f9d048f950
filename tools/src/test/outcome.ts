/** The result of a step of `npm test`. */
export interface Outcome {
  passed: number
  /** Failed tests; a check without tests (lint, types, borders) counts as one if it fails. */
  failed: number
  skipped: number
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0 }

/** The outcome of a check without tests. */
export const holds = (isTrue: boolean): Outcome => ({ ...NOTHING, failed: isTrue ? 0 : 1 })

/** The sum of several outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  const total = (key: keyof Outcome) => outcomes.reduce((all, one) => all + one[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/** `12 passed, 1 failed, 2 skipped`; without `skipped` when none was and `short` is set. */
export const outcomeText = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Counts a run that failed without a failed test (a crash, an open handle) as one failure. */
export function withCode(outcome: Outcome, code: number): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

/** Counts the findings in a report of `npm run harden`, and lists the failed ones. An empty report has failed. */
export function findingsOutcome(report: string): Outcome & { broken: string[] } {
  const findings: { what: string; result: string; holds: boolean }[] = JSON.parse(report)
  const failed = findings.filter((finding) => !finding.holds)
  return {
    passed: findings.length - failed.length,
    failed: findings.length === 0 ? 1 : failed.length,
    skipped: 0,
    broken: failed.map(({ what, result }) => `${what}: ${result}`),
  }
}
