const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats an ISO date or time as a month, such as "March 2026"; in UTC, so that server and browser agree. */
export const formatMonth = (iso: string): string => month.format(new Date(iso))
