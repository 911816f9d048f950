import { dateFormat } from '@superium/shared/date-format'

/** Formats an ISO time in the reader's time zone, e.g. `Nov 21, 2026`. */
export const formatDay = dateFormat({ dateStyle: 'medium' })

/** Formats an ISO time in the reader's time zone, e.g. `Nov 21, 2026, 03:20`. */
export const formatMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

const utcDay = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a UTC day, e.g. `2026-11-21` as `Nov 21`. */
export const formatUtcDay = (isoDay: string): string => utcDay(isoDay.slice(0, 10))

/** Formats the month of a UTC day, e.g. `2026-11-21` as `Nov 2026`. */
export const formatUtcMonth = dateFormat({ year: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats milliseconds since the epoch in the reader's time zone, e.g. `03:20:05`. */
export const formatSeconds = dateFormat({ timeStyle: 'medium', hourCycle: 'h23' })
