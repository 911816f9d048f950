import type { Request } from '../../http/run-load-test'
import type { Account } from '../site/accounts'
import type { Ware } from '../site/wares'

/** The data that floods send. Plain data, because it is passed to another process. */
export interface Ammunition {
  wares: Ware[]
  /** Accounts whose e-mail address is not verified. */
  unverified: Account[]
  /** Accounts with histories of large orders. */
  regulars: Account[]
}

/** One kind of request that a single visitor sends too often. */
export interface Flood {
  name: string
  /** Number of connections that are kept busy. */
  connections: number
  /** Cost of a request in units of the edge's fair share, if all requests of the flood cost the same. */
  cost?: number
  /** The n-th request; `n` starts at 1. */
  next(n: number, ammunition: Ammunition): Request
}
