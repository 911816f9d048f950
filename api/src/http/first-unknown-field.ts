type Path = readonly (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The path (`products.0.colour`) of the first field of `value` that its schema does not declare, or null. Checks
 * properties, array items (up to `maxItems`) and `anyOf` alternatives; a schema without properties accepts anything.
 */
export function firstUnknownField(schema: unknown, value: unknown, path: Path = []): string | null {
  if (!isRecord(schema) || !isRecord(value)) return null
  if (Array.isArray(schema.anyOf)) {
    const found = schema.anyOf.map((part: unknown) => firstUnknownField(part, value, path))
    return found.includes(null) ? null : (found[0] ?? null)
  }
  if (Array.isArray(value)) {
    const entries = value.slice(0, typeof schema.maxItems === 'number' ? schema.maxItems : undefined)
    return firstFound(entries, (entry, index) => firstUnknownField(schema.items, entry, [...path, index]))
  }
  const { properties } = schema
  if (!isRecord(properties)) return null
  return firstFound(Object.keys(value), (name) =>
    Object.hasOwn(properties, name)
      ? firstUnknownField(properties[name], value[name], [...path, name])
      : [...path, name].join('.'),
  )
}

function firstFound<T>(all: readonly T[], find: (one: T, index: number) => string | null): string | null {
  for (const [index, one] of all.entries()) {
    const found = find(one, index)
    if (found !== null) return found
  }
  return null
}
