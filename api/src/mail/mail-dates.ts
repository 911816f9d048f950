const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day for e-mails: `November 22, 2026` (UTC). `date` is a Date or an ISO date or timestamp. */
export const formatMailDay = (date: Date | string): string => day.format(new Date(date))

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Formats a time for e-mails: `November 22, 2026 at 5:41 PM (UTC)`. */
export const formatMailMoment = (date: Date): string => `${moment.format(date)} (UTC)`
