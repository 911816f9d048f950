import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Addresses } from './enough-addresses'
import { networkOfAddress } from './network-of-address'

const HOUR_MS = 3_600_000
/** Page views and failures of one version per hour, each, from one IPv4 address or IPv6 subscriber, and from one IPv6 site. */
const MAX_PER_ADDRESS = 2
const MAX_PER_SITE = 16
/** Networks remembered; beyond, the least recent are forgotten, so that a flood of new ones makes nobody else uncounted. */
const MAX_NETWORKS = 100_000
/** Addresses told apart per version and hour. */
const MAX_ADDRESSES = 50_000
const SALT_BYTES = 32

type Kind = keyof Addresses
type Seen = Record<Kind, Set<string>>

/** Limits reports per address, so that one visitor can neither fake a bad version nor hide one. */
export interface ReporterLimits {
  /** Whether one more page view (`seen`) or failure of a version from this address counts. */
  accepts(kind: Kind, remote: string, version: string, address: string): boolean
  /** IPv4 addresses or IPv6 sites that reported about a version, in this hour or in the last, whichever has more failures. */
  addresses(remote: string, version: string): Addresses
}

/** Keeps addresses in memory only, as hashes with a salt that changes every hour. Loopback is one address like any other. */
export function createReporterLimits(now: () => number = Date.now): ReporterLimits {
  let hour = 0
  let salt = randomBytes(SALT_BYTES)
  let versions = new Map<string, Seen>()
  let versionsBefore = new Map<string, Seen>()
  const counts = new LRUCache<string, number>({ max: MAX_NETWORKS })

  function startHour(): void {
    const current = Math.floor(now() / HOUR_MS)
    if (current === hour) return
    versionsBefore = current === hour + 1 ? versions : new Map()
    versions = new Map()
    hour = current
    salt = randomBytes(SALT_BYTES)
    counts.clear()
  }

  function remember(kind: Kind, of: string, site: string): void {
    const seen = versions.get(of) ?? { seen: new Set(), failed: new Set() }
    versions.set(of, seen)
    for (const set of kind === 'failed' ? [seen.seen, seen.failed] : [seen.seen]) {
      if (set.size < MAX_ADDRESSES) set.add(site)
    }
  }

  return {
    accepts(kind, remote, version, address) {
      startHour()
      const of = `${remote} ${version}`
      const { subscriber, site } = networkOfAddress(address)
      const keyOf = (network: string): string => hashOf(salt, `${kind} ${of} ${network}`)
      const [keyOfSite, key] = [keyOf(`site ${site}`), keyOf(subscriber)]
      const ofSite = counts.get(keyOfSite) ?? 0
      const times = counts.get(key) ?? 0
      if (times >= MAX_PER_ADDRESS || ofSite >= MAX_PER_SITE) return false
      counts.set(keyOfSite, ofSite + 1)
      counts.set(key, times + 1)
      remember(kind, of, hashOf(salt, site))
      return true
    },
    addresses(remote, version) {
      startHour()
      const [ofNow, ofBefore] = [versions, versionsBefore].map((one): Addresses => {
        const { seen, failed } = one.get(`${remote} ${version}`) ?? { seen: new Set(), failed: new Set() }
        return { seen: seen.size, failed: failed.size }
      }) as [Addresses, Addresses]
      return ofBefore.failed > ofNow.failed ? ofBefore : ofNow
    },
  }
}

const hashOf = (salt: Buffer, text: string): string => createHash('sha256').update(salt).update(text).digest('base64')
