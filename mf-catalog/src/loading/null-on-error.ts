import { logFailure } from './log-failure'

/** Resolves to null instead of rejecting, so that a failed block does not fail its page. Logs the error (spec §8). */
export async function nullOnError<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    logFailure(error)
    return null
  }
}
