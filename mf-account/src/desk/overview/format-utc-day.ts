import { dateFormat } from '@superium/shared/date-format'

/** Formats a UTC day such as `2026-11-20` as `Nov 20`. */
export const formatUtcDay = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
