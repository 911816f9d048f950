let medium: Intl.DateTimeFormat | undefined

/** Formats an ISO date or time as a day; in UTC, so that server and browser agree. */
export function formatDay(iso: string): string {
  // Created on first use: most first views show no day, and the first formatter blocks a phone for 50 ms.
  medium ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  return medium.format(new Date(iso))
}
