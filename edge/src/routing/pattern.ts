/** The values of a pattern's `:name` parts, decoded; a splat is `*`. */
export type Params = Record<string, string>

/** A compiled React Router pattern: static parts, `:param`, optional parts with `?`, and a final `*`. */
export interface Pattern {
  score: number
  match(path: string): Params | undefined
}

// The weights of React Router's own ranking, so that server and browser choose the same route.
const STATIC = 10
const PARAM = 3
const SPLAT = -2

/** Compiles one pattern; like React Router it ignores case and a trailing slash. */
export function compilePattern(pattern: string): Pattern {
  const segments = pattern.split('/').filter(Boolean)
  const names: string[] = []
  let score = segments.length
  let source = ''
  for (const segment of segments) {
    const optional = segment.endsWith('?')
    const bare = optional ? segment.slice(0, -1) : segment
    let part: string
    if (bare === '*') {
      names.push('*')
      score += SPLAT
      source += '(?:/(.*))?'
      continue
    }
    if (bare.startsWith(':')) {
      names.push(bare.slice(1))
      score += PARAM
      part = '/([^/]+)'
    } else {
      score += STATIC
      part = `/${bare.replace(/[\\.*+^${}|()[\]?]/g, '\\$&')}`
    }
    source += optional ? `(?:${part})?` : part
  }
  const expression = new RegExp(`^${source}/*$`, 'i')

  return {
    score,
    match(path) {
      const values = expression.exec(path)
      if (!values) return undefined
      return Object.fromEntries(names.map((name, index) => [name, decode(values[index + 1] ?? '')]))
    },
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
