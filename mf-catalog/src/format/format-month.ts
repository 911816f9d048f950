import { dateFormat } from '@superium/shared/date-format'

/** Formats an ISO date or time as a month, such as "March 2026"; in UTC, so that server and browser agree. */
export const formatMonth = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
