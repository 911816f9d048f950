import { Problem } from './problem'

/** How many streams a process may have open at once, and the error texts for one too many. */
export interface StreamLimits {
  perAccount: number
  inAll: number
  /** Error text for an account at its own limit. */
  ofAccount: string
  /** Error text when the process is at its limit. */
  ofAll: string
}

/** Counts the open streams of a process against {@link StreamLimits}. */
export interface StreamLimiter {
  /**
   * Reserves a stream and returns the function that releases it. Throws 429 at the account's limit, 503 at the
   * process's.
   */
  acquire(account: string): () => void
}

export function createStreamLimiter({ perAccount, inAll, ofAccount, ofAll }: StreamLimits): StreamLimiter {
  const open = new Map<string, number>()
  let all = 0
  return {
    acquire(account) {
      const own = open.get(account) ?? 0
      if (own >= perAccount) throw new Problem(429, ofAccount)
      if (all >= inAll) throw new Problem(503, ofAll)
      open.set(account, own + 1)
      all += 1
      let ended = false
      return () => {
        if (ended) return
        ended = true
        all -= 1
        const left = (open.get(account) ?? 1) - 1
        if (left > 0) open.set(account, left)
        else open.delete(account)
      }
    },
  }
}
