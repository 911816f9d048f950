import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { networkOfAddress } from './network-of-address'

const HOUR_MS = 3_600_000
/** Documents per hour and combination of versions, from one IPv4 address or IPv6 subscriber, and from one IPv6 site. */
const PER_ADDRESS = 2
const PER_SITE = 16
/**
 * Networks remembered; the least recent are forgotten, so that a flood of new ones does not stop others from counting.
 */
const MAX_NETWORKS = 100_000
const SALT_BYTES = 32

/** Whether one more document of this combination of versions for this address counts. */
export type DocumentLimits = (combination: string, address: string) => boolean

/**
 * Limits how many documents of one address count, so that one visitor can neither fake a bad version nor hide one. Keeps
 * addresses in memory only, as hashes with a salt that changes every hour. Loopback is one address like any other.
 */
export function createDocumentLimits(now: () => number = Date.now, max = MAX_NETWORKS): DocumentLimits {
  let hour = 0
  let salt = randomBytes(SALT_BYTES)
  const counts = new LRUCache<string, number>({ max })

  return (combination, address) => {
    const current = Math.floor(now() / HOUR_MS)
    if (current !== hour) {
      hour = current
      salt = randomBytes(SALT_BYTES)
      counts.clear()
    }
    const { subscriber, site } = networkOfAddress(address)
    const keyOf = (network: string): string =>
      createHash('sha256').update(salt).update(`${combination} ${network}`).digest('base64')
    const [key, keyOfSite] = [keyOf(subscriber), keyOf(`site ${site}`)]
    const [times, ofSite] = [counts.get(key) ?? 0, counts.get(keyOfSite) ?? 0]
    if (times >= PER_ADDRESS || ofSite >= PER_SITE) return false
    counts.set(key, times + 1)
    counts.set(keyOfSite, ofSite + 1)
    return true
  }
}
