import { logFailure } from './log-failure'

/** Resolves with null instead of rejecting, so that a failed block never fails its page. Logs the error (spec §8). */
export async function nullOnError<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    logFailure(error)
    return null
  }
}
