import { dateFormat } from '@superium/shared/date-format'

/** Formats an ISO date or time as a day; in UTC, so that server and browser agree. */
export const formatDay = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
