import { isParameter, readingsOf } from './pattern-readings'

/** Patterns that server and browser read alike: static parts, `:name`, `?` after either, and `*` at the end. */
const PATTERN = /^\/(?:(?:(?::[\w-]+|[^\s?#/:*]+)\??\/)*(?:(?::[\w-]+|[^\s?#/:*]+)\??|\*)?)$/

/** Each optional part doubles the readings of a pattern. */
const MAX_OPTIONAL = 3

/** What is wrong with a pattern, as the rest of a sentence after its name; undefined for a valid one. */
export function patternProblem(pattern: string): string | undefined {
  if (!PATTERN.test(pattern))
    return 'is not a route pattern: it may have static parts, :names, ? after either, and * at the end'
  if (pattern.split('?').length - 1 > MAX_OPTIONAL) return `has more than ${MAX_OPTIONAL} optional parts`
  return undefined
}

/** Whether some path matches both patterns. */
export const patternsOverlap = (one: string, other: string): boolean =>
  readingsOf(one).some((a) => readingsOf(other).some((b) => meet(a, b)))

function meet(one: readonly string[], other: readonly string[]): boolean {
  for (let at = 0; ; at += 1) {
    const [a, b] = [one[at], other[at]]
    if (a === '*' || b === '*') return true
    if (a === undefined || b === undefined) return a === b
    if (a !== b && !isParameter(a) && !isParameter(b)) return false
  }
}
