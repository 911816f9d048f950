import { join } from 'node:path'
import { CliError } from '../../tools/src/cli-error'
import { Progress } from '../../tools/src/progress/progress'
import { parseSettings } from '../../tools/src/settings/parse-settings'
import { waitForStopSignal } from '../../tools/src/start/wait-for-stop-signal'
import { HELP, parseOptions } from './parse-options'
import { describeMachine } from './report/describe-machine'
import { measureFixedWork } from './report/fixed-work'
import { markdownTable } from './report/markdown-table'
import { readBaseline, writeResults } from './report/results-file'
import { type Closing, runBench } from './run-bench'

/** `npm run bench` for the repository in the working directory. Resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    return await run(args, process.cwd())
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.error(error.message)
    return 1
  }
}

async function run(args: string[], root: string): Promise<number> {
  const options = parseOptions(args, root)
  if (options.help) {
    process.stdout.write(HELP)
    return 0
  }
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline)
  const machine = describeMachine()
  const fixedWork = measureFixedWork()
  const when = new Date().toISOString()
  const progress = new Progress(process.stdout)
  const closing: Closing = []
  const asked = waitForStopSignal(() => {}).then(() => {
    throw new CliError('Stopped.')
  })
  try {
    const settings = parseSettings(process.env, root)
    const findings = await Promise.race([runBench(root, settings, options, progress, closing), asked])
    findings.metrics.unshift(fixedWork)
    const path = options.out ?? join(root, 'bench/results', `${when.replace(/[:.]/g, '-')}.json`)
    writeResults(path, { when, machine, ...findings })
    progress.say(`\n${markdownTable(findings.metrics, baseline)}\n\nEverything that was measured is in ${path}`)
    const failed = Object.entries(findings.failures)
    for (const [part, why] of failed) progress.say(`NOT MEASURED: ${part}. ${why}`)
    return failed.length === 0 ? 0 : 1
  } finally {
    for (const close of closing.reverse()) await close().catch(() => {})
  }
}
