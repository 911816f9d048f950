import { spawn } from 'node:child_process'
import type { Progress } from '../progress/progress'
import { ended } from './ended'
import { NOTHING, type Outcome, withCode } from './outcome'
import { type FailedTest, failureText } from './report/failure-text'
import type { TestTimes } from './report/test-times'
import type { TestEvent } from './reporters/test-event'

/** What a step of `npm test` reports to. */
export interface Report {
  progress: Progress
  times: TestTimes
  /** Ends what runs, and lets nothing else begin. */
  stopping: AbortSignal
}

/** A run of Jest or Playwright with one of our reporters. */
export interface ReportedRun {
  /** The step, as its progress is named. */
  step: string
  args: string[]
  env?: Record<string, string>
  /** More lines below the text of a failure. */
  explain?(failure: FailedTest): string[]
}

/** Kept of a run's output, for the case that it ends without a report. */
const OUTPUT_CHARACTERS = 4_000

/** Runs Jest or Playwright, shows how far it is, and prints each failure at once. */
export async function runReported(
  { progress, times, stopping }: Report,
  { step, args, env = {}, explain = () => [] }: ReportedRun,
): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    signal: stopping,
  })
  const outcome: Outcome = { ...NOTHING }
  const files = new Map<string, number>()
  let [count, ran] = [0, 0]
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      output = (output + part).slice(-OUTPUT_CHARACTERS)
    })
  child.on('message', (event: TestEvent) => {
    if (event.kind === 'begin') count = event.count
    else if (event.kind === 'failed') progress.say([failureText(step, event), ...explain(event)].join('\n'))
    else {
      ran += 1
      files.set(event.path, (files.get(event.path) ?? 0) + event.milliseconds)
      for (const key of ['passed', 'failed', 'skipped'] as const) outcome[key] += event[key]
    }
    const failed = outcome.failed > 0 ? `, ${outcome.failed} failed` : ''
    progress.note(step, `${ran} of ${count}${failed}${times.left(step)}`)
  })
  const code = await ended(child)
  times.ran(files)
  if (code !== 0 && outcome.failed === 0 && !stopping.aborted) progress.say(`${step} ended with ${code}:\n${output}`)
  return withCode(outcome, code)
}
