/**
 * Returns a function that formats an ISO date or time, or milliseconds since the epoch, in US English. The formatter is
 * created at the first call, because the first ones of a page block a phone for about 100 ms, and most pages that could
 * show a date show none.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: string | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (time) => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(new Date(time))
  }
}

/** Formats a UTC day or an ISO time as its day in UTC, so that server and browser agree: `2026-11-21` as `Nov 21, 2026`. */
export const formatUtcDate = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
