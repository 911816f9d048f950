const LOCK = 'superium:order'

/** Milliseconds to keep the lock after a success, until the other tabs know of the emptied cart. */
const SETTLE_MS = 1000

/**
 * Runs `work` unless another tab of this browser holds the lock (Web Locks); then it returns null. The lock is kept a
 * little longer when `settles` says that the other tabs must first learn of the result. Without Web Locks it runs
 * `work` at once.
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
