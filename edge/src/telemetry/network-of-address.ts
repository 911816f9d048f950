import { isIPv6 } from 'node:net'

/** Bits of an IPv6 address that one subscriber has at least, and those that one may have at most. */
const SUBSCRIBER_BITS = 64
const SITE_BITS = 48
const GROUP_BITS = 16

/** Where a request comes from: with IPv6 whoever has one address has 2⁶⁴ of them, and often 2⁸⁰. */
export interface Network {
  /** An IPv4 address, or the first 64 bits of an IPv6 address. */
  subscriber: string
  /** The same, or the first 48 bits. */
  site: string
}

/** The network of an address; IPv4 addresses in IPv6 form (`::ffff:…`) count as what they are. */
export function networkOfAddress(address: string): Network {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return { subscriber: mapped ?? address, site: mapped ?? address }
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16))
  const prefix = (bits: number): string => groups.slice(0, bits / GROUP_BITS).join(':')
  return { subscriber: prefix(SUBSCRIBER_BITS), site: prefix(SITE_BITS) }
}
