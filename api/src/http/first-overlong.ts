type Path = readonly (string | number)[]

/** A text or list that is too long, with its path (`products.0.name`). */
export interface Overlong {
  field: string
  limit: number
  of: 'characters' | 'entries'
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Counts code points, as JSON Schema does; more than twice as many code units always exceed the limit. */
const exceeds = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || [...text].length > limit)

/**
 * The first string in `value` that is longer than its schema's `maxLength`, or list that is longer than its `maxItems`.
 * Checks properties, array items and `anyOf` alternatives.
 */
export function firstOverlong(schema: unknown, value: unknown, path: Path = []): Overlong | null {
  if (!isRecord(schema)) return null
  const { maxLength, maxItems, anyOf } = schema
  if (typeof value === 'string' && typeof maxLength === 'number' && exceeds(value, maxLength))
    return { field: path.join('.'), limit: maxLength, of: 'characters' }
  if (Array.isArray(anyOf)) return firstOf(anyOf.map((part: unknown) => [part, value, path]))
  if (Array.isArray(value)) {
    if (typeof maxItems === 'number' && value.length > maxItems)
      return { field: path.join('.'), limit: maxItems, of: 'entries' }
    return firstOf(value.map((entry: unknown, index) => [schema.items, entry, [...path, index]]))
  }
  if (!isRecord(value) || !isRecord(schema.properties)) return null
  return firstOf(Object.entries(schema.properties).map(([name, part]) => [part, value[name], [...path, name]]))
}

function firstOf(parts: [schema: unknown, value: unknown, path: Path][]): Overlong | null {
  for (const part of parts) {
    const found = firstOverlong(...part)
    if (found) return found
  }
  return null
}
