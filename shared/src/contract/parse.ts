/** Parses an unknown value or throws `ParseError`. Small on purpose: browsers load it. */
export type Parse<T> = (value: unknown, path?: string) => T

/** A value of the wrong shape; `path` says where, e.g. `microFrontends.mf-cart[0].url`. */
export class ParseError extends Error {
  override name = 'ParseError'
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path || 'document'} must be ${expected}`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const string =
  (pattern?: RegExp): Parse<string> =>
  (value, path = '') => {
    if (typeof value !== 'string' || (pattern && !pattern.test(value))) {
      throw new ParseError(path, pattern ? `a string like ${pattern.source}` : 'a string')
    }
    return value
  }

export const number =
  (from: number, to: number): Parse<number> =>
  (value, path = '') => {
    if (typeof value !== 'number' || !(value >= from && value <= to)) {
      throw new ParseError(path, `a number from ${from} to ${to}`)
    }
    return value
  }

export const boolean: Parse<boolean> = (value, path = '') => {
  if (typeof value !== 'boolean') throw new ParseError(path, 'true or false')
  return value
}

export const constant =
  <const T extends string | number>(...allowed: T[]): Parse<T> =>
  (value, path = '') => {
    const found = allowed.find((one) => one === value)
    if (found === undefined) throw new ParseError(path, allowed.map((one) => JSON.stringify(one)).join(' or '))
    return found
  }

/** A list of at most `max` items. */
export const array =
  <T>(item: Parse<T>, max = Number.POSITIVE_INFINITY): Parse<T[]> =>
  (value, path = '') => {
    if (!Array.isArray(value)) throw new ParseError(path, 'a list')
    if (value.length > max) throw new ParseError(path, `a list of at most ${max}`)
    return value.map((one, index) => item(one, `${path}[${index}]`))
  }

/** An object of at most `max` entries. */
export const record =
  <T>(item: Parse<T>, max = Number.POSITIVE_INFINITY): Parse<Record<string, T>> =>
  (value, path = '') => {
    if (!isObject(value)) throw new ParseError(path, 'an object')
    if (Object.keys(value).length > max) throw new ParseError(path, `an object of at most ${max} entries`)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, item(one, path ? `${path}.${key}` : key)]),
    )
  }

export const optional =
  <T>(item: Parse<T>): Parse<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : item(value, path)

/** An object with at least these fields; the result has no others. */
export const object =
  <T extends object>(fields: { [K in keyof T]-?: Parse<T[K]> }): Parse<T> =>
  (value, path = '') => {
    if (!isObject(value)) throw new ParseError(path, 'an object')
    const result: Partial<T> = {}
    for (const key in fields) {
      const parsed = fields[key](value[key], path ? `${path}.${key}` : key)
      if (parsed !== undefined) result[key] = parsed
    }
    return result as T
  }
