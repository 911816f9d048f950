/** A JSON Schema, as far as the API's document uses it. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  default?: unknown
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface Described {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** An OpenAPI 3.1 document. */
export interface Document {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

/** One thing that can be asked of the API. */
export interface Operation {
  id: string
  method: string
  /** With `{name}` for what the caller puts in. */
  path: string
  parameters: Parameter[]
  /** The type and the shape of the body; undefined without one. */
  body: { type: string; schema: Schema } | undefined
  /** Shapes of the answers by status, `200` or `4XX`; by content type. */
  answers: Record<string, Record<string, Schema>>
}

/** All operations of a document, in its order. */
export function operationsOf({ paths }: Pick<Document, 'paths'>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, responses }]) => {
      const [body] = Object.entries(requestBody?.content ?? {})
      return {
        ...{ id: operationId, method: method.toUpperCase(), path, parameters },
        body: body && { type: body[0], schema: body[1].schema },
        answers: Object.fromEntries(
          Object.entries(responses).map(([status, { content = {} }]) => [
            status,
            Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
          ]),
        ),
      }
    }),
  )
}
