type Path = readonly (string | number)[]

/** With the flag `u` a complete surrogate pair is one code point and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * The path (`products.0.name`) of the first string in the JSON `value` with a lone surrogate, or null. Neither UTF-8
 * nor PostgreSQL can store one.
 */
export function firstIllFormedText(value: unknown, path: Path = []): string | null {
  if (typeof value === 'string') return LONE_SURROGATE.test(value) ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  const parts: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [name, part] of parts) {
    const found = firstIllFormedText(part, [...path, name])
    if (found !== null) return found
  }
  return null
}
