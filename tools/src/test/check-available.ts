import { CliError } from '../cli-error'
import type { Progress } from '../progress/progress'

/**
 * Whether what some tests need is available. If not, says that these tests are skipped; with `CI` set it returns
 * `missing`, which is a failure.
 */
export async function checkAvailable(
  progress: Pick<Progress, 'say'>,
  tests: string,
  ensure: () => Promise<unknown>,
  { CI }: { CI?: string | undefined },
): Promise<'yes' | 'left out' | 'missing'> {
  try {
    await ensure()
    return 'yes'
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    progress.say(`NOT RUN: ${tests}. ${error.message}`)
    return CI ? 'missing' : 'left out'
  }
}
