const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day for e-mails: `November 22, 2026` (UTC). `date` is a Date or an ISO date or timestamp. */
export const formatMailDay = (date: Date | string): string => day.format(new Date(date))
