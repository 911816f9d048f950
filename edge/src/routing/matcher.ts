import { compilePattern, type Params } from './pattern'

export interface Match<T> {
  value: T
  params: Params
}

/** Finds the value of the most specific pattern that matches a path: static before param before splat. */
export function createMatcher<T>(routes: Iterable<readonly [pattern: string, value: T]>) {
  const compiled = [...routes]
    .map(([pattern, value]) => ({ pattern: compilePattern(pattern), value }))
    .sort((a, b) => b.pattern.score - a.pattern.score)

  return (path: string): Match<T> | undefined => {
    for (const { pattern, value } of compiled) {
      const params = pattern.match(path)
      if (params) return { value, params }
    }
    return undefined
  }
}
