import { badField } from '../http/problem'

/** 400 for a birthday (YYYY-MM-DD) that does not exist or is in the future; an empty one is allowed. */
export function requireValidBirthday(date: string | undefined, now: Date): void {
  if (!date) return
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date || day > now)
    throw badField('dateOfBirth', 'dateOfBirth must be a day that has been, such as 1990-01-31.')
}
