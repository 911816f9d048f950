const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * A day's figures are compared daily until this long after its end, because different versions of the API may run
 * during that time.
 */
const RECENT_MS = 2 * DAY_MS

/** Less than a day, so that a daily comparison is not skipped because the previous one took long. */
const DAILY_MS = 20 * HOUR_MS

/** Other days are compared at this interval, because each change of an order also updates its figures. */
const WEEKLY_MS = 7 * DAY_MS

/**
 * Whether figures that were last compared with the orders at `last` are due again. `end` is the end of their day in ms
 * since 1970; figures that belong to no day have none.
 */
export function isDue(last: Date | undefined, end: number | undefined, now: Date): boolean {
  if (!last) return true
  const age = now.getTime() - last.getTime()
  if (age >= WEEKLY_MS) return true
  return end !== undefined && last.getTime() < end + RECENT_MS && age >= DAILY_MS
}
