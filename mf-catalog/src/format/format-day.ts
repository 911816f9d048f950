const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A calendar day (ISO date or time) in words, the same everywhere: UTC. */
export const formatDay = (iso: string): string => medium.format(new Date(iso))
