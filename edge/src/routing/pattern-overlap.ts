import { expand } from './route-pattern'

/** A pattern that server and browser read alike: static parts, `:name`, either with `?` for optional, and `*` at the end. */
const PATTERN = /^\/(?:(?:(?::[\w-]+|[^\s?#/:*]+)\??\/)*(?:(?::[\w-]+|[^\s?#/:*]+)\??|\*)?)$/

/** Each one doubles the ways to read a pattern. */
const MOST_OPTIONAL = 3

/** What is wrong with a pattern by itself, in words for after its name; undefined when nothing is. */
export function patternProblem(pattern: string): string | undefined {
  if (!PATTERN.test(pattern))
    return 'is no route pattern: it may have static parts, :names, ? after either, and * at the end'
  if (pattern.split('?').length - 1 > MOST_OPTIONAL) return `has more than ${MOST_OPTIONAL} optional parts`
  return undefined
}

/** Whether both patterns answer some path: whichever of them goes first, it takes that path from the other. */
export const patternsOverlap = (one: string, other: string): boolean =>
  expand(one).some((a) => expand(other).some((b) => meet(segmentsOf(a), segmentsOf(b))))

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

function meet([a, ...as]: string[], [b, ...bs]: string[]): boolean {
  if (a === '*' || b === '*') return true
  if (a === undefined || b === undefined) return a === b
  return (isParam(a) || isParam(b) || a.toLowerCase() === b.toLowerCase()) && meet(as, bs)
}

const isParam = (segment: string): boolean => segment.startsWith(':')
