import { LRUCache } from 'lru-cache'
import { networkOfAddress } from '../telemetry/network-of-address'

/** How much one network may ask for, in units of about five milliseconds of this site's work. */
export interface ShareBounds {
  /** The sustained rate. */
  perSecond: number
  /** How much it may ask for at once after a pause. */
  burst: number
  /** Milliseconds; a call that would wait longer is refused. */
  longestWaitMs: number
}

/** An IPv6 site (/48) gets the share of this many subscribers (/64). */
const SUBSCRIBERS_PER_SITE = 16
/** Networks kept in memory, some ten megabytes; the least recently used are forgotten first. */
const MAX_NETWORKS = 50_000

/** Books a call of this cost; returns how many milliseconds it must wait, or undefined to refuse it. */
export type FairShare = (address: string, cost: number) => number | undefined

/**
 * Limits the request rate of each network by delaying calls (generic cell rate algorithm): a flood delays itself
 * instead of other visitors, and a waiting connection costs nothing. Counts by IPv4 address or IPv6 subscriber (/64),
 * and by IPv6 site (/48). Calls from this machine itself never wait.
 */
export function createFairShare(
  { perSecond, burst, longestWaitMs }: ShareBounds,
  now: () => number = Date.now,
): FairShare {
  /** By network: the time when the calls booked so far are paid off. With `max` it would take its memory at once. */
  const paidAt = new LRUCache<string, number>({ maxSize: MAX_NETWORKS, sizeCalculation: () => 1 })

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
    // A refused call is not booked, so that it does not make other calls of its network wait longer.
    if (wait > longestWaitMs) return undefined
    for (const share of shares) share.book(cost)
    return wait
  }
}
