const MOMENT = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?([+-]\d\d(?::\d\d)?)?$/
const ZONE = /^[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/

/**
 * Whether a text is a valid timestamp in PostgreSQL's notation. It checks the calendar, because PostgreSQL throws an
 * error for an invalid date.
 */
export function isMoment(text: string, { zoned }: { zoned: boolean }): boolean {
  const [, ...parts] = MOMENT.exec(text) ?? []
  const zone = parts.pop()
  if (zoned ? !ZONE.test(zone ?? '') : zone !== undefined) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  return (
    year >= 1000 &&
    at.getUTCMonth() === month - 1 &&
    at.getUTCDate() === day &&
    at.getUTCHours() === hour &&
    at.getUTCMinutes() === minute &&
    at.getUTCSeconds() === second
  )
}
