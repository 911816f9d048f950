import { relative } from 'node:path'

/** @param {import('./test-event').TestEvent} event */
const send = (event) => process.send?.(event)

/** Sends what Jest has run to the process that started it. */
export default class {
  /** @param {{ numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites: count }) {
    send({ kind: 'begin', count })
  }

  /** @param {import('@jest/reporters').Test} _test @param {import('@jest/reporters').TestResult} result */
  onTestResult(_test, { testFilePath, testResults, testExecError, failureMessage, perfStats, ...counts }) {
    const path = relative(process.cwd(), testFilePath)
    const { start: from, end: to } = perfStats
    const failures = testResults.filter(({ status }) => status === 'failed')
    for (const { fullName: title, failureMessages } of failures)
      send({ kind: 'failed', path, title, message: failureMessages.join('\n'), from, to })
    // The file cannot be loaded, or a hook failed.
    const whole = failures.length === 0 && (testExecError !== undefined || failureMessage)
    if (whole) send({ kind: 'failed', path, title: '', message: failureMessage ?? String(testExecError), from, to })
    send({
      ...{ kind: 'ran', path, milliseconds: to - from, passed: counts.numPassingTests },
      ...{ failed: counts.numFailingTests + (whole ? 1 : 0), skipped: counts.numPendingTests + counts.numTodoTests },
    })
  }
}
