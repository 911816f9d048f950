import { createHash, randomBytes } from 'node:crypto'
import { networkOfAddress } from './network-of-address'

const HOUR_MS = 3_600_000
/** Failures of one version per hour, from one IPv4 address or IPv6 subscriber, and from one IPv6 site. */
const MAX_FAILURES = 2
const MAX_FAILURES_PER_SITE = 16
/** Networks counted separately per hour and version; further ones count as one. */
const MAX_ADDRESSES = 50_000
const SALT_BYTES = 32

/** Limits failure reports per address, so that one visitor can neither fake a bad version nor hide one. */
export interface ReporterLimits {
  /** Whether one more failure of a version from this address counts. */
  accepts(remote: string, version: string, address: string): boolean
  /** How many IPv4 addresses or IPv6 sites reported failures of a version, in this hour or in the last, whichever is more. */
  addresses(remote: string, version: string): number
}

/**
 * Keeps addresses in memory only, as hashes with a salt that changes every hour. Reports from a loopback address are not
 * limited, and each counts as from a different address.
 */
export function createReporterLimits(now: () => number = Date.now): ReporterLimits {
  let hour = 0
  let salt = randomBytes(SALT_BYTES)
  let failures = new Map<string, number>()
  let addresses = new Map<string, number>()
  let addressesBefore = new Map<string, number>()

  function startHour(): void {
    const current = Math.floor(now() / HOUR_MS)
    if (current === hour) return
    addressesBefore = current === hour + 1 ? addresses : new Map()
    hour = current
    salt = randomBytes(SALT_BYTES)
    failures = new Map()
    addresses = new Map()
  }

  const keyOf = (of: string, network: string): string => {
    const hash = hashOf(salt, `${of} ${network}`)
    return failures.has(hash) || failures.size < MAX_ADDRESSES ? hash : of
  }

  return {
    accepts(remote, version, address) {
      startHour()
      const of = `${remote} ${version}`
      const { subscriber, site, isLoopback } = networkOfAddress(address)
      const [keyOfSite, key] = [keyOf(of, site), keyOf(of, subscriber)]
      const ofSite = failures.get(keyOfSite) ?? 0
      if (ofSite === 0 || isLoopback) addresses.set(of, (addresses.get(of) ?? 0) + 1)
      if (isLoopback) return true
      const times = failures.get(key) ?? 0
      if (ofSite >= MAX_FAILURES_PER_SITE || times >= MAX_FAILURES) return false
      failures.set(keyOfSite, ofSite + 1)
      failures.set(key, times + 1)
      return true
    },
    addresses(remote, version) {
      startHour()
      const of = `${remote} ${version}`
      return Math.max(addresses.get(of) ?? 0, addressesBefore.get(of) ?? 0)
    },
  }
}

const hashOf = (salt: Buffer, text: string): string => createHash('sha256').update(salt).update(text).digest('base64')
