type Json = unknown

/**
 * Moves each schema with a `title` to `components.schemas` and leaves a `$ref`, so that generated clients have one named
 * type per schema.
 */
export function moveSchemasToComponents<T extends object>(document: T): T {
  const schemas: Record<string, Json> = {}

  const walk = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]))
    if (hasDefault(copy.schema) && copy.in === 'query') copy.required = false
    if (typeof copy.title !== 'string' || !isSchema(copy)) return copy
    const { title, ...schema } = copy
    schemas[title] = schema
    return { $ref: `#/components/schemas/${title}` }
  }

  const paths = 'paths' in document ? walk(document.paths) : {}
  const components = 'components' in document && typeof document.components === 'object' ? document.components : {}
  return { ...document, paths, components: { ...components, schemas } }
}

/** A parameter with a default may be left out, though its parsed value is always present. */
function hasDefault(schema: Json): boolean {
  return typeof schema === 'object' && schema !== null && 'default' in schema
}

function isSchema(node: Record<string, Json>): boolean {
  return 'type' in node || 'enum' in node || 'anyOf' in node
}
