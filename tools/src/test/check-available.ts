import { CliError } from '../cli-error'
import type { Progress } from '../progress/progress'

/**
 * Whether a balancer is available for the tests with several instances. If not, says that these tests are skipped; with
 * `CI` set it returns `missing`, which is a failure.
 */
export async function checkBalancer(
  progress: Pick<Progress, 'say'>,
  ensure: () => Promise<unknown>,
  { CI }: { CI?: string | undefined },
): Promise<'yes' | 'left out' | 'missing'> {
  try {
    await ensure()
    return 'yes'
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    progress.say(`NOT RUN: the tests with two edges and two APIs. ${error.message}`)
    return CI ? 'missing' : 'left out'
  }
}
