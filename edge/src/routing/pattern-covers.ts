import { expand } from './route-pattern'

/**
 * Whether every path that `pattern` matches is matched by one of `patterns`, whatever their parameters are called:
 * `/orders/:id` is covered by `/orders/:number`, by `/orders/*` and by `/:area/:id`.
 */
export function covers(patterns: readonly string[], pattern: string): boolean {
  const wide = patterns.flatMap(expand).map(segmentsOf)
  return expand(pattern)
    .map(segmentsOf)
    .every((narrow) => wide.some((one) => contains(one, narrow)))
}

/** Whether two patterns match the same paths. */
export const sameMatches = (one: string, other: string): boolean => covers([one], other) && covers([other], one)

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

function contains([wide, ...wider]: string[], [narrow, ...narrower]: string[]): boolean {
  if (wide === '*') return true
  if (wide === undefined || narrow === undefined) return wide === narrow
  if (narrow === '*') return false
  return (wide.startsWith(':') || wide.toLowerCase() === narrow.toLowerCase()) && contains(wider, narrower)
}
