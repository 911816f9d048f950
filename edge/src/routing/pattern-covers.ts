import { isParameter, readingsOf } from './pattern-readings'

/**
 * Whether every path that `pattern` matches is matched by one of `patterns`, whatever their parameters are called:
 * `/orders/:id` is covered by `/orders/:number`, by `/orders/*` and by `/:area/:id`.
 */
export const covers = (patterns: readonly string[], pattern: string): boolean =>
  readingsOf(pattern).every((narrow) =>
    patterns.some((wide) => readingsOf(wide).some((reading) => contains(reading, narrow))),
  )

/** Whether two patterns match the same paths. */
export const sameMatches = (one: string, other: string): boolean => covers([one], other) && covers([other], one)

function contains(wide: readonly string[], narrow: readonly string[]): boolean {
  for (let at = 0; ; at += 1) {
    const [a, b] = [wide[at], narrow[at]]
    if (a === '*') return true
    if (a === undefined || b === undefined) return a === b
    if (b === '*' || (a !== b && !isParameter(a))) return false
  }
}
