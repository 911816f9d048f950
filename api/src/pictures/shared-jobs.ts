/** Runs each job once for all concurrent callers that ask for it. */
export interface SharedJobs<T> {
  /**
   * Rejects with the signal's reason as soon as this caller leaves. The job's own signal is aborted when all callers
   * have left.
   */
  join(key: string, signal: AbortSignal | undefined, start: (allLeft: AbortSignal) => Promise<T>): Promise<T>
}

interface Job<T> {
  result: Promise<T>
  askers: number
  allLeft: AbortController
}

export function createSharedJobs<T>(): SharedJobs<T> {
  const underWay = new Map<string, Job<T>>()

  function begin(key: string, start: (allLeft: AbortSignal) => Promise<T>): Job<T> {
    const allLeft = new AbortController()
    const job: Job<T> = { askers: 0, allLeft, result: start(allLeft.signal).finally(() => forget(key, job)) }
    // If all callers have left, a failure has no one to handle it.
    job.result.catch(() => undefined)
    underWay.set(key, job)
    return job
  }

  function forget(key: string, job: Job<T>): void {
    if (underWay.get(key) === job) underWay.delete(key)
  }

  return {
    async join(key, signal, start) {
      signal?.throwIfAborted()
      const job = underWay.get(key) ?? begin(key, start)
      job.askers += 1
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          job.askers -= 1
          if (job.askers === 0) {
            forget(key, job)
            job.allLeft.abort(signal?.reason)
          }
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
        job.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }
}
