import { badField } from './problem'

export const DAY_MS = 86_400_000

/**
 * The years that dates here may have; PostgreSQL has no year 0, and JavaScript's ISO dates have four digits up to 9999.
 */
const [FIRST_YEAR, LAST_YEAR] = [1970, 9998]

/** The start of a UTC day (`2026-11-22`). Throws a 400 that names the field if the calendar has no such day. */
export function startOfDay(field: string, day: string): Date {
  const start = new Date(`${day}T00:00:00Z`)
  const year = start.getUTCFullYear()
  // JavaScript may read February 31 as a day in March.
  if (Number.isNaN(year) || start.toISOString().slice(0, 10) !== day || year < FIRST_YEAR || year > LAST_YEAR)
    throw badField(field, `${field} must be a day such as 2026-11-22.`)
  return start
}

/** The end of a UTC day. Throws like `startOfDay`. */
export const endOfDay = (field: string, day: string): Date => new Date(startOfDay(field, day).getTime() + DAY_MS)
