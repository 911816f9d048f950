import type { Request } from '../../http/run-load-test'
import type { Account } from '../site/accounts'
import type { Ware } from '../site/wares'

/** What the floods are made of. It crosses a process's border, so it is plain data. */
export interface Ammunition {
  wares: Ware[]
  /** Accounts whose address is not verified. */
  unverified: Account[]
  /** Accounts with histories of large orders. */
  regulars: Account[]
}

/** What one visitor does too much of. */
export interface Flood {
  name: string
  /** Connections that are kept busy. */
  connections: number
  /** Units that a request costs in the edge's fair share, where all of a flood cost the same. */
  cost?: number
  /** The n-th request; `n` begins with 1. */
  next(n: number, ammunition: Ammunition): Request
}
