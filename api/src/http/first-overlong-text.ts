type Path = readonly (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Counts code points, as JSON Schema does; more than twice as many code units always exceed the limit. */
const exceeds = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || [...text].length > limit)

/**
 * The first string in `value` that is longer than its schema's `maxLength`, as path (`products.0.name`) and limit.
 * Checks properties, array items (up to `maxItems`) and `anyOf` alternatives.
 */
export function firstOverlongText(
  schema: unknown,
  value: unknown,
  path: Path = [],
): { field: string; limit: number } | null {
  if (!isRecord(schema)) return null
  if (typeof value === 'string') {
    const limit = schema.maxLength
    if (typeof limit === 'number' && exceeds(value, limit)) return { field: path.join('.'), limit }
  }
  if (Array.isArray(schema.anyOf)) return firstOf(schema.anyOf.map((part: unknown) => [part, value, path]))
  if (Array.isArray(value)) {
    const entries = value.slice(0, typeof schema.maxItems === 'number' ? schema.maxItems : undefined)
    return firstOf(entries.map((entry: unknown, index) => [schema.items, entry, [...path, index]]))
  }
  if (!isRecord(value) || !isRecord(schema.properties)) return null
  return firstOf(Object.entries(schema.properties).map(([name, part]) => [part, value[name], [...path, name]]))
}

function firstOf(parts: [schema: unknown, value: unknown, path: Path][]): { field: string; limit: number } | null {
  for (const part of parts) {
    const found = firstOverlongText(...part)
    if (found) return found
  }
  return null
}
