import { writeFileSync } from 'node:fs'
import { CliError } from '../../../tools/src/cli-error'
import { Progress } from '../../../tools/src/progress/progress'
import { parseSettings } from '../../../tools/src/settings/parse-settings'
import { waitForStopSignal } from '../../../tools/src/start/wait-for-stop-signal'
import { HELP, parseOptions } from './parse-options'
import { findingsTable } from './report/findings-table'
import { runHarden } from './run-harden'
import { startHardenSite } from './site/start-harden-site'

/** `npm run harden` for the repository in the working directory. Resolves to the exit code. */
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
  const options = parseOptions(args)
  if (options.help) {
    process.stdout.write(HELP)
    return 0
  }
  const { CITUS_URL } = process.env
  if (CITUS_URL && options.parts.includes('kills'))
    throw new CliError(
      'CITUS_URL: the kills end the PostgreSQL of the site, not a cluster. Choose other parts by --only.',
    )
  const progress = new Progress(process.stdout)
  let stop = async (): Promise<void> => {}
  const asked = waitForStopSignal(() => {}).then(() => {
    throw new CliError('Stopped.')
  })
  const whole = async () => {
    const settings = parseSettings(process.env, root)
    const site = await startHardenSite(root, settings, progress, (opened) => (stop = () => opened.stop()), CITUS_URL)
    stop = () => site.stop()
    return runHarden(site, options, progress)
  }
  try {
    progress.say(`Seed ${options.seed}: --seed ${options.seed} repeats this run.`)
    const findings = await Promise.race([whole(), asked])
    if (options.report) writeFileSync(options.report, JSON.stringify(findings))
    progress.say(`\n${findingsTable(findings)}\n`)
    const failed = findings.filter(({ holds }) => !holds).length
    progress.say(`${findings.length - failed} held, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    await stop()
  }
}
