const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The figures of a day are compared daily until so long after its end: versions of the API take turns within it. */
const RECENT_MS = 2 * DAY_MS

/** Less than a day, so that a daily comparison is not skipped because the one before took a while. */
const DAILY_MS = 20 * HOUR_MS

/** All others are compared so often, since a change of an order writes their figures with it. */
const WEEKLY_MS = 7 * DAY_MS

/**
 * Whether figures that were last compared with the orders at `last` are compared again. `end` is when their day ends, in ms since
 * 1970; without it they have none.
 */
export function isDue(last: Date | undefined, end: number | undefined, now: Date): boolean {
  if (!last) return true
  const age = now.getTime() - last.getTime()
  if (age >= WEEKLY_MS) return true
  return end !== undefined && last.getTime() < end + RECENT_MS && age >= DAILY_MS
}
