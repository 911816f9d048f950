const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as e-mails write it: `November 22, 2026` (UTC). `date` is a Date or an ISO date or time. */
export const formatMailDay = (date: Date | string): string => day.format(new Date(date))
