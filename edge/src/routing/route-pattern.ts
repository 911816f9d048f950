/** Decoded values of a pattern's `:name` parts; a splat is `*`. Missing optional parts are absent. */
export type Params = Record<string, string>

/** One reading of a pattern: with or without each optional part. */
export interface Branch {
  /** Higher scores are matched first. */
  score: number
  /** Expects a path from `decodePath`. */
  match(path: string): Params | undefined
}

/** All readings of a pattern, longest first, like React Router's `explodeOptionalSegments`: `/a/:b?` is `/a/:b` and `/a`. */
export function expand(pattern: string): string[] {
  if (!pattern.includes('?')) return [pattern]
  const readings = pattern
    .split('/')
    .filter(Boolean)
    .reduceRight<string[]>(
      (rest, segment) => {
        const bare = segment.replace(/\?$/, '')
        const withIt = rest.map((end) => `/${bare}${end}`)
        return bare === segment ? withIt : withIt.concat(rest)
      },
      [''],
    )
  return readings.map((path) => path || '/')
}

/** Compiles a pattern; like React Router it ignores case and trailing slashes. */
export const compilePattern = (pattern: string): Branch[] => expand(pattern).map(compile)

function compile(path: string): Branch {
  const names: string[] = []
  const fixed = path.replace(/\/*\*?$/, '').replace(/[\\.*+^${}|()[\]]/g, '\\$&')
  let source = fixed.replace(/\/:([\w-]+)/g, (_, name: string) => {
    names.push(name)
    return '/([^/]+)'
  })
  if (path.endsWith('*')) {
    names.push('*')
    source += '(?:/(.+)|/*)'
  } else source += '/*'
  const expression = new RegExp(`^${source}$`, 'i')
  return {
    score: scoreOf(path),
    match(asked) {
      const values = expression.exec(asked)
      if (!values) return undefined
      return Object.fromEntries(names.map((name, index) => [name, (values[index + 1] ?? '').replace(/%2F/g, '/')]))
    },
  }
}

/** React Router's ranking (`computeScore`), so that server and browser choose the same route. */
function scoreOf(path: string): number {
  const segments = path.split('/')
  const worth = segments.map((segment) =>
    segment === '*' ? 0 : segment === '' ? 1 : /^:[\w-]+$/.test(segment) ? 3 : 10,
  )
  return worth.reduce((sum, one) => sum + one, segments.length - (segments.includes('*') ? 2 : 0))
}

/** Decodes a path for matching, except encoded slashes; unchanged when it cannot be decoded. */
export function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/')
  } catch {
    return path
  }
}
