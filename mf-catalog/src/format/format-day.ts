const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats an ISO date or time as a day; in UTC, so that server and browser agree. */
export const formatDay = (iso: string): string => medium.format(new Date(iso))
