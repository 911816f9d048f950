import { createHash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

const HOUR_MS = 3_600_000
/** Failures of one version that one address may add in an hour. */
const MOST_FAILURES = 2
/** Addresses that are told apart within an hour, once for each version; those beyond count as one. */
const MOST_ADDRESSES = 50_000
const SALT_BYTES = 32

/** Where failures come from: one address must neither fake a bad version nor be the only one to know of it. */
export interface Sources {
  /** Whether one more failure of a version counts that an address tells of. */
  hears(remote: string, version: string, address: string): boolean
  /** How many addresses told of failures of a version, within this hour or within the last, whichever is more. */
  addresses(remote: string, version: string): number
}

/**
 * An address is kept as a hash with a salt that is made anew each hour, in memory only. A loopback address is nobody's: it
 * is a development site's, or a proxy's that does not tell its visitors' addresses. From there each view counts as one
 * from an address of its own.
 */
export function createSources(now: () => number = Date.now): Sources {
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

  return {
    hears(remote, version, address) {
      turn()
      const of = `${remote} ${version}`
      const again = isLoopback(address) ? 0 : hearAgain(heard, of, hashOf(salt, `${of} ${networkOf(address)}`))
      if (again === 0) addresses.set(of, (addresses.get(of) ?? 0) + 1)
      return again < MOST_FAILURES
    },
    addresses(remote, version) {
      turn()
      const of = `${remote} ${version}`
      return Math.max(addresses.get(of) ?? 0, addressesBefore.get(of) ?? 0)
    },
  }
}

/** How often an address was heard before. */
function hearAgain(heard: Map<string, number>, of: string, hash: string): number {
  const key = heard.has(hash) || heard.size < MOST_ADDRESSES ? hash : of
  const times = heard.get(key) ?? 0
  heard.set(key, times + 1)
  return times
}

const hashOf = (salt: Buffer, text: string): string => createHash('sha256').update(salt).update(text).digest('base64')

const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./i.test(address)

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
