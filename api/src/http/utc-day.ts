import { isDay } from './date-formats'
import { badField } from './problem'

export const DAY_MS = 86_400_000

/** The start of a UTC day (`2026-11-22`). Throws a 400 that names the field if the calendar has no such day. */
export function startOfDay(field: string, day: string): Date {
  const start = new Date(`${day}T00:00:00Z`)
  // Ids begin with a time since 1970.
  if (!isDay(day) || start.getTime() < 0) throw badField(field, `${field} must be a day such as 2026-11-22.`)
  return start
}

/** The end of a UTC day. Throws like `startOfDay`. */
export const endOfDay = (field: string, day: string): Date => new Date(startOfDay(field, day).getTime() + DAY_MS)
