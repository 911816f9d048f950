import { relative } from 'node:path'

/** @param {import('./test-event').TestEvent} event */
const send = (event) => process.send?.(event)

/** Sends what Playwright has run to the process that started it. */
export default class {
  /** @param {import('@playwright/test/reporter').FullConfig} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    send({ kind: 'begin', count: suite.allTests().length })
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, { status, duration, errors, startTime, attachments }) {
    const path = relative(process.cwd(), test.location.file)
    const failed = status !== 'passed' && status !== 'skipped'
    const from = startTime.getTime()
    const screenshot = attachments.find(({ name }) => name === 'screenshot')?.path
    if (failed)
      send({
        ...{ kind: 'failed', path, title: test.title, from, to: from + duration },
        message: errors.map(({ message, stack, snippet }) => [stack ?? message, snippet].join('\n')).join('\n\n'),
        ...(screenshot && { screenshot: relative(process.cwd(), screenshot) }),
      })
    send({
      ...{ kind: 'ran', path, milliseconds: duration, passed: status === 'passed' ? 1 : 0 },
      ...{ failed: failed ? 1 : 0, skipped: status === 'skipped' ? 1 : 0 },
    })
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message, stack }) {
    const now = Date.now()
    send({ kind: 'failed', path: '', title: '', message: stack ?? message ?? 'unknown', from: now, to: now })
  }
}
