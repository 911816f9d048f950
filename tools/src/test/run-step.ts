import { CliError } from '../cli-error'
import { holds, type Outcome, outcomeText } from './outcome'
import type { Report } from './run-reported'

/**
 * Runs a step of `npm test`: shows it while it is in progress, then prints its outcome and how long it took. A step that
 * cannot run counts as failed; its error is printed.
 */
export async function runStep(
  { progress, times, stopping }: Report,
  name: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (stopping.aborted) return holds(false)
  const guarded = () =>
    work().catch((error: unknown) => {
      progress.say(error instanceof CliError ? error.message : String(error instanceof Error ? error.stack : error))
      return holds(false)
    })
  const note = (outcome: Outcome) => (outcome.passed + outcome.failed > 1 ? outcomeText(outcome) : '')
  return progress.step(
    name,
    () => times.step(name, guarded),
    note,
    ({ failed }) => failed === 0,
  )
}
