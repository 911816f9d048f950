import { expand } from './route-pattern'

/** Patterns whose readings are remembered: those of a few dozen releases. */
const MAX_PATTERNS = 5_000

const known = new Map<string, readonly (readonly string[])[]>()

/**
 * The parts of each reading of a pattern, static ones in lower case since paths ignore case. Cached, because comparing
 * a release with everything live blocks all other requests.
 */
export function readingsOf(pattern: string): readonly (readonly string[])[] {
  const found = known.get(pattern)
  if (found) return found
  const readings = expand(pattern).map((path) =>
    path
      .split('/')
      .filter(Boolean)
      .map((part) => (isParameter(part) ? part : part.toLowerCase())),
  )
  if (known.size >= MAX_PATTERNS) known.clear()
  known.set(pattern, readings)
  return readings
}

/** Whether a part stands for any word. */
export const isParameter = (part: string): boolean => part.startsWith(':')
