const LOCALE = 'en-US'

const day = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric' })
const moment = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const utcDay = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Nov 21, 2026` of an ISO time, in the reader's time zone. */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** `Nov 21, 2026, 03:20` of an ISO time, in the reader's time zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))

/** `Nov 21` of a UTC day `2026-11-21` (days of the summary are UTC). */
export const formatUtcDay = (isoDay: string): string => utcDay.format(new Date(isoDay.slice(0, 10)))

const utcDate = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Nov 21, 2026` of a UTC day `2026-11-21`. */
export const formatUtcDate = (isoDay: string): string => utcDate.format(new Date(isoDay))

const utcMonth = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', timeZone: 'UTC' })

/** `Nov 2026` of a UTC day `2026-11-21`. */
export const formatUtcMonth = (isoDay: string): string => utcMonth.format(new Date(isoDay))

const seconds = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `03:20:05` of milliseconds since the epoch, in the reader's time zone. */
export const formatSeconds = (at: number): string => seconds.format(at)
