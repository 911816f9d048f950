import { LRUCache } from 'lru-cache'
import { networkOfAddress } from '../telemetry/network-of-address'

/** How much one network may ask for, in units of about five milliseconds of this site's work. */
export interface ShareBounds {
  /** For as long as it likes. */
  perSecond: number
  /** More than that at once, after a rest. */
  burst: number
}

/** Milliseconds: who would wait longer is refused. */
const LONGEST_WAIT_MS = 5_000
/** An IPv6 site may take as much as so many subscribers. */
const SUBSCRIBERS_PER_SITE = 16
/** Networks that are known at once, some ten megabytes. Those without a call for longest are forgotten first. */
const MAX_NETWORKS = 50_000

/** Milliseconds until it is the turn of a call that costs this much; undefined when the network asks for far too much. */
export type FairShare = (address: string, cost: number) => number | undefined

/**
 * Spreads what one network asks for over time (generic cell rate algorithm): a flood waits instead of the other visitors, and a
 * connection that waits costs nothing. Counts by IPv4 address or IPv6 subscriber (/64), and by IPv6 site (/48). Calls from this
 * machine itself never wait.
 */
export function createFairShare({ perSecond, burst }: ShareBounds, now: () => number = Date.now): FairShare {
  /** When all that a network has asked for is paid off. */
  const paidAt = new LRUCache<string, number>({ max: MAX_NETWORKS })

  const owed = (key: string, rate: number): { wait: number; book(cost: number): void } => {
    const at = now()
    const paid = Math.max(paidAt.get(key) ?? 0, at)
    return {
      wait: Math.max(0, paid - at - (burst / perSecond) * 1_000),
      book: (cost) => paidAt.set(key, paid + (cost / rate) * 1_000),
    }
  }

  return (address, cost) => {
    const { subscriber, site } = networkOfAddress(address)
    if (subscriber === 'loopback') return 0
    const shares = [owed(subscriber, perSecond)]
    if (site !== subscriber) shares.push(owed(`site ${site}`, perSecond * SUBSCRIBERS_PER_SITE))
    const wait = Math.max(...shares.map((share) => share.wait))
    // Who is refused has paid nothing, so that the wait of others in the network does not grow.
    if (wait > LONGEST_WAIT_MS) return undefined
    for (const share of shares) share.book(cost)
    return wait
  }
}
