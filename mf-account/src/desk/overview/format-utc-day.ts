const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a UTC day such as `2026-11-20` as `Nov 20`. */
export const formatUtcDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
