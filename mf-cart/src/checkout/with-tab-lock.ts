const LOCK = 'superium:order'

/** How long after a success the lock is kept, in milliseconds: by then the other tabs know of the emptied cart. */
const SETTLE_MS = 1000

/**
 * Does `work` while no other tab of this browser does the like (Web Locks); answers null, without doing it, while one
 * does. `settles` tells of a result that the other tabs must have learnt of before they may go on. Where the platform has
 * no locks it just does it.
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
