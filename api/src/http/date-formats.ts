import Format from 'typebox/format'

/**
 * The years that a date of a request may have. PostgreSQL reads a year below 100 as one of this century or the last, and has
 * no year 0; JavaScript's ISO dates have four digits up to 9999.
 */
const [FIRST_YEAR, LAST_YEAR] = [1900, 9998]

/** Whether a text is a day of the calendar (`2026-11-22`), from 1900 on. JavaScript alone reads February 31 as a day in March. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(time)) return false
  const year = Number(text.slice(0, 4))
  return new Date(time).toISOString().startsWith(text) && year >= FIRST_YEAR && year <= LAST_YEAR
}

/** Whether a text is a moment (RFC 3339) on such a day, of those that JavaScript can read, too. */
const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) &&
  /^.{10}T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) &&
  !Number.isNaN(Date.parse(text))

/** Sets how the formats of dates are checked in all schemas. */
export function setDateFormats(): void {
  Format.Set('date', isDay)
  Format.Set('date-time', isMoment)
}
