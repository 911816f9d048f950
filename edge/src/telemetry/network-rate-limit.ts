import { createHash } from 'node:crypto'
import { networkOfAddress } from './network-of-address'

const MINUTE_MS = 60_000
/** How many subscribers one IPv6 site counts as at most. */
const SUBSCRIBERS_PER_SITE = 16
/** Networks counted separately per minute; further ones share `SHARED_COUNTS` counters. */
const MAX_NETWORKS = 20_000
const SHARED_COUNTS = 1024

/**
 * Limits requests to `perMinute` per IPv4 address or IPv6 subscriber, and to sixteen times that per IPv6 site. Networks are
 * kept in memory for one minute and nowhere else.
 */
export function createNetworkRateLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  let minute = 0
  let counts = new Map<string, number>()

  const keyOf = (network: string): string =>
    counts.has(network) || counts.size < MAX_NETWORKS ? network : sharedKey(network)
  const timesOf = (key: string): number => counts.get(key) ?? 0

  return (address) => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const { subscriber, site } = networkOfAddress(address)
    const ofSite = keyOf(`site ${site}`)
    if (site !== subscriber && timesOf(ofSite) >= perMinute * SUBSCRIBERS_PER_SITE) return false
    const key = keyOf(subscriber)
    if (timesOf(key) >= perMinute) return false
    // Only accepted requests count.
    counts.set(key, timesOf(key) + 1)
    if (site !== subscriber) counts.set(ofSite, timesOf(ofSite) + 1)
    return true
  }
}

/** One of a fixed number of counters, so that a distributed flood blocks only a part of the other networks. */
const sharedKey = (network: string): string =>
  `shared ${createHash('sha256').update(network).digest().readUInt32BE(0) % SHARED_COUNTS}`
