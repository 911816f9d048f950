const MINUTE_MS = 60_000
/** Addresses that are told apart within a minute; those beyond share one count. */
const MOST_ADDRESSES = 20_000

/**
 * Whether an address may be heard once more: `perMinute` times in each minute. Addresses are kept in memory for that
 * minute and nowhere else.
 */
export function createLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  let minute = 0
  let heard = new Map<string, number>()
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) {
      minute = current
      heard = new Map()
    }
    const key = heard.has(address) || heard.size < MOST_ADDRESSES ? address : ''
    const times = (heard.get(key) ?? 0) + 1
    heard.set(key, times)
    return times <= perMinute
  }
}
