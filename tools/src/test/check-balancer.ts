import { CliError } from '../cli-error'

/**
 * Whether a balancer is available for the tests with several instances. If not, prints that these tests are skipped;
 * with `CI` set it returns `missing`, which is a failure.
 */
export async function checkBalancer(
  ensure: () => Promise<unknown>,
  { CI }: { CI?: string | undefined },
): Promise<'yes' | 'left out' | 'missing'> {
  try {
    await ensure()
    return 'yes'
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.log(`NOT RUN: the tests with two edges and two APIs. ${error.message}`)
    return CI ? 'missing' : 'left out'
  }
}
