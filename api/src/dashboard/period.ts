import { badField } from '../http/problem'
import { DAY_MS, startOfDay } from '../http/utc-day'

const DEFAULT_DAYS = 30

/** The longest range, two years. */
const MOST_DAYS = 731

export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** UTC days as `YYYY-MM-DD`, the first and the last. */
export interface Period {
  from: string
  to: string
}

const numberOf = (day: string): number => Date.parse(day) / DAY_MS
const dayAt = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => numberOf(to) - numberOf(from) + 1

/**
 * The period that is asked for: until today unless told, 30 days unless told. 400 for one that ends before it begins, or that is
 * longer than two years.
 */
export function choosePeriod({ from, to }: Partial<Period>, now: Date): Period {
  for (const [field, day] of Object.entries({ from, to })) if (day !== undefined) startOfDay(field, day)
  const end = numberOf(to ?? now.toISOString().slice(0, 10))
  const period = { from: from ?? dayAt(end - DEFAULT_DAYS + 1), to: dayAt(end) }
  const length = lengthOf(period)
  if (length < 1) throw badField('from', 'from must not be after to.')
  if (length > MOST_DAYS) throw badField('from', `A period has ${MOST_DAYS} days at most.`)
  return period
}

/** The period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  const first = numberOf(period.from)
  return { from: dayAt(first - lengthOf(period)), to: dayAt(first - 1) }
}

/** The day, week from Monday, or month in which a day lies, as its first day. */
export function startOf(day: string, step: Step): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  if (step === 'day') return day
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return dayAt(numberOf(day) - weekday)
}

/** All days of a period. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayAt(numberOf(period.from) + index))
