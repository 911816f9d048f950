import { compilePattern, decodePath, type Params } from './route-pattern'

export interface Match<T> {
  value: T
  params: Params
}

/**
 * Matches paths like React Router's `matchRoutes`: static before param before splat, then the first. Patterns are compiled
 * once, where React Router compiles them for each path.
 */
export function createRouteMatcher<T>(routes: Iterable<readonly [pattern: string, value: T]>) {
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
