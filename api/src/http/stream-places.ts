import { Problem } from './problem'

/** How many streams a process has open at once, and what it says to one more. */
export interface StreamLimits {
  perAccount: number
  inAll: number
  /** To an account that has all of its places. */
  ofAccount: string
  /** When no place is left. */
  ofAll: string
}

/** The bounded number of open streams of a process. */
export interface StreamPlaces {
  /** Takes a place; returns what gives it back. 429 when the account has all of its places, 503 when none is left. */
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
