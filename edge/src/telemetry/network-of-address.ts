import ipaddr from 'ipaddr.js'

/** An IPv6 subscriber has at least a /64, so 2⁶⁴ addresses; a site has at most a /48. */
const SUBSCRIBER_BITS = 64
const SITE_BITS = 48
const GROUP_BITS = 16

/** The network that a request comes from. */
export interface Network {
  /** An IPv4 address, or the first 64 bits of an IPv6 address. */
  subscriber: string
  /** An IPv4 address, or the first 48 bits of an IPv6 address. */
  site: string
}

/** The network of an address; an IPv4 address in IPv6 form (`::ffff:…`) counts as IPv4. */
export function networkOfAddress(address: string): Network {
  const ip = parse(address)
  // This machine has millions of loopback addresses.
  if (ip?.range() === 'loopback') return { subscriber: 'loopback', site: 'loopback' }
  if (!(ip instanceof ipaddr.IPv6)) {
    const text = ip?.toString() ?? address
    return { subscriber: text, site: text }
  }
  const prefix = (bits: number): string =>
    ip.parts
      .slice(0, bits / GROUP_BITS)
      .map((group) => group.toString(16))
      .join(':')
  return { subscriber: prefix(SUBSCRIBER_BITS), site: prefix(SITE_BITS) }
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  try {
    return ipaddr.process(address)
  } catch {
    return undefined
  }
}
