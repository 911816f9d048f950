import { createHash, randomBytes } from 'node:crypto'
import { networkOfAddress } from './network-of-address'

const HOUR_MS = 3_600_000
/** Failures of one version that one address may add in an hour; with IPv6 one subscriber, and one site. */
const MOST_FAILURES = 2
const MOST_OF_SITE = 16
/** Networks that are told apart within an hour, once for each version; those beyond count as one. */
const MOST_ADDRESSES = 50_000
const SALT_BYTES = 32

/** Where failures come from: one address must neither fake a bad version nor be the only one to know of it. */
export interface ReporterLimits {
  /** Whether one more failure of a version counts that an address tells of. */
  accepts(remote: string, version: string, address: string): boolean
  /**
   * How many addresses (of IPv6: sites) told of failures of a version, within this hour or within the last, whichever is
   * more.
   */
  addresses(remote: string, version: string): number
}

/**
 * An address is kept as a hash with a salt that is made anew each hour, in memory only. A loopback address is nobody's: it
 * is a development site's, or a proxy's that does not tell its visitors' addresses. From there each view counts as one
 * from an address of its own.
 */
export function createReporterLimits(now: () => number = Date.now): ReporterLimits {
  let hour = 0
  let salt = randomBytes(SALT_BYTES)
  let heard = new Map<string, number>()
  let addresses = new Map<string, number>()
  let addressesBefore = new Map<string, number>()

  function turn(): void {
    const current = Math.floor(now() / HOUR_MS)
    if (current === hour) return
    addressesBefore = current === hour + 1 ? addresses : new Map()
    hour = current
    salt = randomBytes(SALT_BYTES)
    heard = new Map()
    addresses = new Map()
  }

  const keyOf = (of: string, network: string): string => {
    const hash = hashOf(salt, `${of} ${network}`)
    return heard.has(hash) || heard.size < MOST_ADDRESSES ? hash : of
  }

  return {
    accepts(remote, version, address) {
      turn()
      const of = `${remote} ${version}`
      const { subscriber, site, isLoopback } = networkOfAddress(address)
      const [keyOfSite, key] = [keyOf(of, site), keyOf(of, subscriber)]
      const ofSite = heard.get(keyOfSite) ?? 0
      if (ofSite === 0 || isLoopback) addresses.set(of, (addresses.get(of) ?? 0) + 1)
      if (isLoopback) return true
      const times = heard.get(key) ?? 0
      if (ofSite >= MOST_OF_SITE || times >= MOST_FAILURES) return false
      heard.set(keyOfSite, ofSite + 1)
      heard.set(key, times + 1)
      return true
    },
    addresses(remote, version) {
      turn()
      const of = `${remote} ${version}`
      return Math.max(addresses.get(of) ?? 0, addressesBefore.get(of) ?? 0)
    },
  }
}

const hashOf = (salt: Buffer, text: string): string => createHash('sha256').update(salt).update(text).digest('base64')
