/** SQLSTATE deadlock_detected: PostgreSQL rolled this transaction back so that another could go on. */
const DEADLOCK = '40P01'

const TRIES = 3

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause)
}

/**
 * Runs a whole transaction again when it was the victim of a deadlock, up to three times; `work` must have no effect but its
 * transaction's. Rejects as `work` does.
 */
export async function retryDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1)
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error
    }
}
