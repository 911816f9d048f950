import { createHash } from 'node:crypto'
import { networkOfAddress } from './network-of-address'

const MINUTE_MS = 60_000
/** Subscribers that one IPv6 site counts as at most. */
const SUBSCRIBERS_PER_SITE = 16
/** Networks that are told apart within a minute; those beyond share so many counts. */
const MOST_NETWORKS = 20_000
const SHARED_COUNTS = 1024

/**
 * Whether an address may be heard once more: `perMinute` times in each minute, together with all of its IPv6 subscriber, and
 * sixteen times as often with all of its site. Networks are kept in memory for that minute and nowhere else.
 */
export function createNetworkRateLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  let minute = 0
  let heard = new Map<string, number>()

  const keyOf = (network: string): string =>
    heard.has(network) || heard.size < MOST_NETWORKS ? network : sharedKey(network)
  const timesOf = (key: string): number => heard.get(key) ?? 0

  return (address) => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) {
      minute = current
      heard = new Map()
    }
    const { subscriber, site } = networkOfAddress(address)
    const ofSite = keyOf(`site ${site}`)
    if (site !== subscriber && timesOf(ofSite) >= perMinute * SUBSCRIBERS_PER_SITE) return false
    const key = keyOf(subscriber)
    if (timesOf(key) >= perMinute) return false
    // What was not heard takes neither its site's share nor room.
    heard.set(key, timesOf(key) + 1)
    if (site !== subscriber) heard.set(ofSite, timesOf(ofSite) + 1)
    return true
  }
}

/** One of a few counts, so that a flood from everywhere silences a part of the others and not all. */
const sharedKey = (network: string): string =>
  `shared ${createHash('sha256').update(network).digest().readUInt32BE(0) % SHARED_COUNTS}`
