import { join } from 'node:path'
import { Progress } from '../progress/progress'
import { makeTree } from '../testing/make-tree'
import { TestTimes } from './report/test-times'
import { runReported } from './run-reported'

/** Runs a script in the place of Jest; resolves to the outcome and what was printed. */
async function run(script: string, stopping = new AbortController().signal) {
  const root = makeTree({ 'script.js': script, 'a.test.ts': '' })
  const lines: string[] = []
  const progress = new Progress({ write: (text: string) => lines.push(text) > 0 })
  const times = new TestTimes(root)
  const outcome = await progress.step('unit', () =>
    runReported(
      { progress, times, stopping },
      { step: 'unit', args: [join(root, 'script.js')], explain: () => ['  api: down'] },
    ),
  )
  return { outcome, printed: lines.join(''), slowest: times.slowest }
}

const ran = (path: string, counts: object) =>
  `process.send(${JSON.stringify({ kind: 'ran', path, milliseconds: 5, passed: 0, failed: 0, skipped: 0, ...counts })})`

test('counts what ran, adds up the time of a file, and shows failures with what the services said', async () => {
  const failed = { kind: 'failed', path: 'a.test.ts', title: 'adds', message: '1 is not 2', from: 0, to: 1 }
  const { outcome, printed, slowest } = await run(
    `process.send({ kind: 'begin', count: 2 }); process.send(${JSON.stringify(failed)});
    ${ran('a.test.ts', { passed: 2, failed: 1 })}; ${ran('a.test.ts', { skipped: 1 })}; process.exitCode = 1`,
  )
  expect(outcome).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(slowest).toEqual([['a.test.ts', 10]])
  expect(printed).toContain(
    "✗ unit › a.test.ts › adds\n  1 is not 2\n  Again: npm test -- a.test.ts -t 'adds'\n  api: down",
  )
})

test('a run that crashes has failed, and its output is shown', async () => {
  const { outcome, printed } = await run(
    `${ran('a.test.ts', { passed: 1 })}; console.log('out of memory'); process.exitCode = 3`,
  )
  expect(outcome).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(printed).toContain('unit ended with 3:\nout of memory')
})

test('a run that is stopped ends at once, without more words', async () => {
  const { outcome, printed } = await run('setInterval(() => {}, 1_000)', AbortSignal.timeout(1))
  expect(outcome.failed).toBe(1)
  expect(printed).not.toContain('ended with')
})
