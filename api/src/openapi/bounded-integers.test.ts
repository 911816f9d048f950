import { LARGEST_INTEGER } from '../http/field-schemas'
import { openApiDocument } from './openapi-document'

interface Schema {
  $ref?: string
  type?: string | string[]
  minimum?: number
  maximum?: number
}

interface Document {
  paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>
  components: { schemas: Record<string, unknown> }
}

test('every integer that a request may contain fits into a column', async () => {
  const { paths, components } = (await openApiDocument()) as Document

  /** The paths of the integers within a schema that may be smaller or larger than a column holds. */
  function unboundedIntegers(schema: unknown, path: string): string[] {
    if (typeof schema !== 'object' || schema === null) return []
    const { $ref, type, minimum, maximum } = schema as Schema
    if ($ref) {
      const found = components.schemas[$ref.split('/').at(-1) ?? '']
      return found ? unboundedIntegers(found, path) : [`${path}: unknown ${$ref}`]
    }
    const unbounded =
      [type].flat().includes('integer') && !(Number(minimum) >= -LARGEST_INTEGER && Number(maximum) <= LARGEST_INTEGER)
    const inner = Object.entries(schema).flatMap(([key, value]) => unboundedIntegers(value, `${path}.${key}`))
    return unbounded ? [path, ...inner] : inner
  }

  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody }]) =>
      unboundedIntegers({ parameters, requestBody }, `${method} ${path}`),
    ),
  )
  expect(found).toEqual([])
})
