import { isDay } from '../http/date-formats'
import { badField } from '../http/problem'

/** 400 for a birthday (YYYY-MM-DD) that does not exist or is in the future; an empty one is allowed. */
export function requireValidBirthday(date: string | undefined, now: Date): void {
  if (!date) return
  if (!isDay(date) || new Date(date) > now)
    throw badField('dateOfBirth', 'dateOfBirth must be a day that has been, such as 1990-01-31.')
}
