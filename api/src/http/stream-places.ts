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
export interface StreamPlaces {
  /**
   * Reserves a stream and returns the function that releases it. Throws 429 at the account's limit, 503 at the
   * process's.
   */
  take(account: string): () => void
}

export function createStreamPlaces({ perAccount, inAll, ofAccount, ofAll }: StreamLimits): StreamPlaces {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(account) {
      const own = taken.get(account) ?? 0
      if (own >= perAccount) throw new Problem(429, ofAccount)
      if (all >= inAll) throw new Problem(503, ofAll)
      taken.set(account, own + 1)
      all += 1
      let given = false
      return () => {
        if (given) return
        given = true
        all -= 1
        const left = (taken.get(account) ?? 1) - 1
        if (left > 0) taken.set(account, left)
        else taken.delete(account)
      }
    },
  }
}
