const LOCK = 'superium:order'

/** Milliseconds to hold the lock after a success, until the other tabs know that the cart is empty. */
const SETTLE_MS = 1000

/**
 * Runs `work`, or returns null if another tab of this browser holds the lock (Web Locks). If `settles` returns true for
 * the result, the lock is held a little longer, so that the other tabs learn of it first. Without Web Locks, `work`
 * runs at once.
 */
export function withTabLock<T>(work: () => Promise<T>, settles: (result: T) => boolean): Promise<T | null> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return work()
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null): Promise<void> => {
      if (!lock) return resolve(null)
      const result = await work()
      resolve(result)
      if (settles(result)) await new Promise((done) => setTimeout(done, SETTLE_MS))
    }
    locks.request(LOCK, { ifAvailable: true }, hold).catch(reject)
  })
}
