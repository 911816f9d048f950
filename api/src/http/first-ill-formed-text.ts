type Path = readonly (string | number)[]

/** With the flag `u` a whole pair is one character of another kind. */
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * The field (`products.0.name`) of the first text in `value` with half of a surrogate pair, which is no character: neither UTF-8 nor
 * PostgreSQL can hold it. `value` is JSON.
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
