import { parseSettings } from '../settings/parse-settings'
import { findingsOutcome, jestOutcome, playwrightOutcome } from './outcome'
import { runBrowserOnCluster, runUnitOnCluster } from './run-on-cluster'
import { withCode } from './static-checks-and-unit-tests'
import { summary } from './summary'
import { chosenSteps } from './test-command'

test('without --only every step runs, with it only those, in their order', () => {
  expect(chosenSteps([])).toEqual(['lint', 'types', 'borders', 'unit', 'cluster-unit', 'e2e', 'cluster-e2e', 'harden'])
  expect(chosenSteps(['--only', 'unit,lint'])).toEqual(['lint', 'unit'])
  expect(chosenSteps(['--only=e2e'])).toEqual(['e2e'])
  expect(() => chosenSteps(['--only', 'units'])).toThrow(
    '--only takes lint, types, borders, unit, cluster-unit, e2e, cluster-e2e, harden, not "units".',
  )
  expect(() => chosenSteps(['--only'])).toThrow('not ""')
})

test("Jest's report: a file that cannot run is a failure", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 3 }
  expect(jestOutcome(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 })
})

test("Playwright's report: flaky has passed, an error outside of tests has not", () => {
  const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 }, errors: [{ message: 'no browser' }] }
  expect(playwrightOutcome(JSON.stringify(report))).toEqual({ passed: 6, failed: 3 })
})

test('the report of npm run harden: what did not hold is named', () => {
  const held = { what: 'fuzz', how: '', result: 'as documented', goal: '', holds: true }
  const broken = { ...held, what: 'rounds', result: '13 of 14 invariants hold', holds: false }
  expect(findingsOutcome(JSON.stringify([held, broken, held]))).toEqual({
    ...{ passed: 2, failed: 1 },
    broken: ['rounds: 13 of 14 invariants hold'],
  })
  expect(findingsOutcome('[]')).toEqual({ passed: 0, failed: 1, broken: [] })
})

test('a run that ends badly without a failed test has failed', () => {
  expect(withCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(withCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  expect(withCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 })
})

test('the very last line of the summary is the sum', () => {
  const text = summary([
    { step: 'lint', seconds: 2, passed: 0, failed: 0 },
    { step: 'unit', seconds: 61.26, passed: 400, failed: 1 },
    { step: 'e2e', seconds: 90, passed: 30, failed: 0 },
  ])
  expect(text.trimEnd().split('\n').at(-1)).toBe('430 passed, 1 failed')
  expect(text).toContain('✗ unit           61.3 s  400 passed, 1 failed')
})

test('without a cluster its tests are left out, which is said', async () => {
  const root = process.cwd()
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  expect(await runUnitOnCluster({})).toEqual({ passed: 0, failed: 0 })
  expect(await runBrowserOnCluster(root, parseSettings({}, root), () => {}, {})).toEqual({ passed: 0, failed: 0 })
  expect(log.mock.calls).toEqual([
    ['NOT RUN: the tests of the API on a Citus cluster. CITUS_URL names no coordinator.'],
    ['NOT RUN: the browser tests on a Citus cluster. CITUS_URL names no coordinator.'],
  ])
  log.mockRestore()
})
