import { isIPv6 } from 'node:net'

const GROUP_BITS = 16

/**
 * What a connection of one customer shares: an IPv4 address, or the first 64 bits of an IPv6 address, of which everybody has
 * billions. An IPv4 address in IPv6 notation is the IPv4 address.
 */
export const networkOf = (ip: string): string => firstBits(ip, 64)

/** What one customer may have at most: an IPv4 address, or the first 48 bits of an IPv6 address, with 65,536 networks. */
export const siteOf = (ip: string): string => firstBits(ip, 48)

function firstBits(ip: string, bits: number): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (embedded !== undefined) return embedded
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, bits / GROUP_BITS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${bits}`
}
