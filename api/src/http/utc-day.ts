import { badField } from './problem'

export const DAY_MS = 86_400_000

/** Days on which something can have happened here; the database has no year 0, and JavaScript's dates end. */
const [FIRST_YEAR, LAST_YEAR] = [1970, 9998]

/** When a UTC day (`2026-11-22`) begins. 400 with the field for a day that the calendar does not have. */
export function startOfDay(field: string, day: string): Date {
  const start = new Date(`${day}T00:00:00Z`)
  const year = start.getUTCFullYear()
  // A day such as February 31 would be read as one of March.
  if (Number.isNaN(year) || start.toISOString().slice(0, 10) !== day || year < FIRST_YEAR || year > LAST_YEAR)
    throw badField(field, `${field} must be a day such as 2026-11-22.`)
  return start
}

/** When a UTC day is over. 400 as `startOfDay`. */
export const endOfDay = (field: string, day: string): Date => new Date(startOfDay(field, day).getTime() + DAY_MS)
