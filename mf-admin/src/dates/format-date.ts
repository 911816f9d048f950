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

/** Formats an ISO time in the reader's time zone, e.g. `Nov 21, 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** Formats an ISO time in the reader's time zone, e.g. `Nov 21, 2026, 03:20`. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))

/** Formats a UTC day, e.g. `2026-11-21` as `Nov 21`. */
export const formatUtcDay = (isoDay: string): string => utcDay.format(new Date(isoDay.slice(0, 10)))

const utcDate = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a UTC day, e.g. `2026-11-21` as `Nov 21, 2026`. */
export const formatUtcDate = (isoDay: string): string => utcDate.format(new Date(isoDay))

const utcMonth = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats the month of a UTC day, e.g. `2026-11-21` as `Nov 2026`. */
export const formatUtcMonth = (isoDay: string): string => utcMonth.format(new Date(isoDay))

const seconds = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Formats milliseconds since the epoch in the reader's time zone, e.g. `03:20:05`. */
export const formatSeconds = (at: number): string => seconds.format(at)
