import { CliError } from '../cli-error'
import type { Settings } from '../settings/parse-settings'
import { waitForStopSignal } from '../start/wait-for-stop-signal'
import type { Outcome } from './outcome'
import { runE2e } from './run-e2e'
import { runHarden } from './run-harden'
import { runBrowserOnCluster, runUnitOnCluster } from './run-on-cluster'
import { borders, lint, types, unit } from './static-checks-and-unit-tests'
import { summary, type Timed } from './summary'

const STEPS = ['lint', 'types', 'borders', 'unit', 'cluster-unit', 'e2e', 'cluster-e2e', 'harden'] as const

type Step = (typeof STEPS)[number]

/** The steps that `--only a,b` names; by default all. Throws `CliError` for an unknown name. */
export function chosenSteps(options: string[]): Step[] {
  const given = options.flatMap((one, at) =>
    one === '--only' ? [options[at + 1] ?? ''] : (one.match(/^--only=(.*)$/)?.[1] ?? []),
  )
  if (given.length === 0) return [...STEPS]
  const names = given.join(',').split(',')
  const unknown = names.find((name) => !STEPS.some((step) => step === name))
  if (unknown !== undefined) throw new CliError(`--only takes ${STEPS.join(', ')}, not "${unknown}".`)
  return STEPS.filter((step) => names.includes(step))
}

/** `npm test`: runs every step even if one fails, and prints a summary. Resolves to the exit code. */
export async function testCommand(root: string, settings: Settings, options: string[]): Promise<number> {
  let stopSite = async () => {}
  const opened = (stop: () => Promise<void>): void => {
    stopSite = stop
  }
  const steps: Record<Step, () => Promise<Outcome>> = {
    lint,
    types,
    borders,
    unit,
    'cluster-unit': () => runUnitOnCluster(),
    e2e: () => runE2e(root, settings, opened),
    'cluster-e2e': () => runBrowserOnCluster(root, settings, opened),
    harden: runHarden,
  }
  const asked = waitForStopSignal(() => {}).then(async () => {
    await stopSite()
    throw new CliError('Stopped.')
  })
  const done: Timed[] = []
  for (const step of chosenSteps(options)) {
    process.stdout.write(`\n── ${step}\n`)
    const started = performance.now()
    const outcome = await Promise.race([steps[step]().catch(asFailure), asked])
    done.push({ step, seconds: (performance.now() - started) / 1_000, ...outcome })
  }
  process.stdout.write(summary(done))
  return done.some(({ failed }) => failed > 0) ? 1 : 0
}

/** Counts a step that could not run as failed; the others still run. */
function asFailure(error: unknown): Outcome {
  console.error(error instanceof CliError ? error.message : error)
  return { passed: 0, failed: 1 }
}
