import { isIPv6 } from 'node:net'

const GROUP_BITS = 16

/**
 * The network that shares one rate limit: an IPv4 address, or an IPv6 /64, because one customer has billions of
 * addresses in it. An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export const networkOf = (ip: string): string => firstBits(ip, 64)

/** The largest block that one customer usually gets: an IPv4 address, or an IPv6 /48, which holds 65,536 networks. */
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
