import type * as parsers from '@superium/shared/parse'

/** A JSON Schema (2020-12), limited to the keywords that these shapes use. */
export interface JsonSchema {
  type?: string
  description?: string
  enum?: (string | number)[]
  pattern?: string
  minimum?: number
  maximum?: number
  items?: JsonSchema
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
  maxProperties?: number
}

/** Stands in for a parser: the schema of the values that the parser accepts. */
export interface Shape {
  schema: JsonSchema
  optional?: boolean
}

const bounded = (max: number, name: 'maxItems' | 'maxProperties') => (Number.isFinite(max) ? { [name]: max } : {})

export class ParseError extends Error {}

export const boolean: Shape = { schema: { type: 'boolean' } }

/** A pattern means the same in every validator only if it matches whole characters, like JSON Schema (flag `u`). */
export function string(pattern?: RegExp): Shape {
  if (!pattern) return { schema: { type: 'string' } }
  if (/(?<!\\)\.|\[\^/.test(pattern.source.replace(/\[(?!\^)[^\]]*\]/g, '')) && !pattern.unicode) {
    throw new Error(`${pattern} needs the flag u: it matches characters beyond 16 bits.`)
  }
  return { schema: { type: 'string', pattern: new RegExp(pattern.source, 'u').source } }
}

export const number = (minimum: number, maximum: number): Shape => ({ schema: { type: 'number', minimum, maximum } })

export const constant = (...allowed: (string | number)[]): Shape => ({ schema: { enum: allowed } })

export const optional = ({ schema }: Shape): Shape => ({ schema, optional: true })

export const array = (item: Shape, max = Number.POSITIVE_INFINITY): Shape => ({
  schema: { type: 'array', items: schemaOf(item, 'an item'), ...bounded(max, 'maxItems') },
})

export const record = (item: Shape, max = Number.POSITIVE_INFINITY): Shape => ({
  schema: { type: 'object', additionalProperties: schemaOf(item, 'an entry'), ...bounded(max, 'maxProperties') },
})

export const object = (fields: Record<string, Shape>): Shape => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, name)])),
    required: Object.keys(fields).filter((name) => !fields[name]?.optional),
  },
})

/** A handwritten parser has no schema. */
function schemaOf(shape: Shape | undefined, name: string): JsonSchema {
  if (shape?.schema) return shape.schema
  throw new Error(
    `${name} is parsed by a function of its own: put it together from those of shared/src/contract/parse.ts.`,
  )
}
// Type check: every parser has a counterpart here.
;({ ParseError, array, boolean, constant, number, object, optional, record, string }) satisfies Record<
  keyof typeof parsers,
  unknown
>
