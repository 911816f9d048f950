import { compilePattern, decodePath, type Params } from './route-pattern'

export interface Match<T> {
  value: T
  params: Params
}

/**
 * Finds the value of the pattern that React Router would choose for a path (`matchRoutes`): static before param before splat,
 * optional parts read both ways, and of equals the first. Patterns are compiled once: React Router does it for each path.
 */
export function createMatcher<T>(routes: Iterable<readonly [pattern: string, value: T]>) {
  const branches = [...routes]
    .flatMap(([pattern, value]) => compilePattern(pattern).map((branch) => ({ ...branch, value })))
    .sort((a, b) => b.score - a.score)

  return (path: string): Match<T> | undefined => {
    const asked = decodePath(path)
    for (const { match, value } of branches) {
      const params = match(asked)
      if (params) return { value, params }
    }
    return undefined
  }
}
