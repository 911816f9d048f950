import { expand } from './route-pattern'

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
  expand(one).some((a) => expand(other).some((b) => meet(segmentsOf(a), segmentsOf(b))))

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

function meet([a, ...as]: string[], [b, ...bs]: string[]): boolean {
  if (a === '*' || b === '*') return true
  if (a === undefined || b === undefined) return a === b
  return (isParam(a) || isParam(b) || a.toLowerCase() === b.toLowerCase()) && meet(as, bs)
}

const isParam = (segment: string): boolean => segment.startsWith(':')
