import { CliError } from '../cli-error'
import { Progress } from '../progress/progress'
import type { Settings } from '../settings/parse-settings'
import { waitForStopSignal } from '../start/wait-for-stop-signal'
import { filesOfChanges } from './changed/files-of-changes'
import { allTestFiles, matching } from './find-test-files'
import { type Outcome, outcomeText, sum } from './outcome'
import { parseTestOptions, TEST_HELP, type TestOptions } from './parse-options'
import { TestTimes } from './report/test-times'
import { runFiles } from './run-files'
import type { Report } from './run-reported'
import { runSteps } from './run-steps'

const SLOWEST = 40

/**
 * `npm test`: runs the chosen steps or files, even if one fails. The last line is exactly
 * `N passed, N failed, N skipped`. Resolves to the exit code.
 */
export async function testCommand(root: string, settings: Settings, args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(TEST_HELP)
    return 0
  }
  const options = parseTestOptions(args)
  const times = new TestTimes(root)
  if (options.slowest) {
    for (const [path, milliseconds] of times.slowest.slice(0, SLOWEST))
      console.log(`${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${path}`)
    return 0
  }
  const stops: (() => Promise<void>)[] = []
  const stopping = new AbortController()
  const asked = waitForStopSignal(() => {}).then(async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
    throw new CliError('Stopped.')
  })
  const report: Report = { progress: new Progress(process.stdout), times, stopping: stopping.signal }
  const outcome = await Promise.race([chosen(report, root, settings, options, (stop) => stops.push(stop)), asked])
  process.stdout.write(`\n${outcomeText(outcome)}\n`)
  return outcome.failed > 0 ? 1 : 0
}

async function chosen(
  report: Report,
  root: string,
  settings: Settings,
  options: TestOptions,
  opened: (stop: () => Promise<void>) => void,
): Promise<Outcome> {
  if (options.changed) {
    const files = filesOfChanges(root)
    report.progress.say(`${files.unit.length} unit and ${files.browser.length} browser test files can be affected.`)
    const checks = runSteps(report, root, settings, ['lint', 'types', 'borders'], opened)
    return sum(await Promise.all([checks, runFiles(report, root, settings, files, options, opened)]))
  }
  if (options.files.length === 0) return runSteps(report, root, settings, options.steps, opened)
  const files = matching(allTestFiles(root), options.files)
  if (files.unit.length + files.browser.length === 0)
    throw new CliError(`There is no test file whose path contains ${options.files.join(' or ')}.`)
  return runFiles(report, root, settings, files, options, opened)
}
