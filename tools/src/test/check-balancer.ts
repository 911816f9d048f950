import { CliError } from '../cli-error'

/**
 * Whether there is a balancer to test two of each behind. Where `ensure` refuses, the run says so and leaves that out; with
 * `CI` set it is `missing`, which is a failure: what was not run must not look like what holds.
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
    console.log(`NOT RUN: two of each behind a balancer. ${error.message}`)
    return CI ? 'missing' : 'left out'
  }
}
