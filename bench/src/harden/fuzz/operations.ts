/** A JSON Schema, limited to the keywords of the API's document. */
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

/** One operation of the API. */
export interface Operation {
  id: string
  method: string
  /** The path, with `{name}` for each parameter. */
  path: string
  parameters: Parameter[]
  /** Content type and schema of the request body; undefined without one. */
  body: { type: string; schema: Schema } | undefined
  /** Schemas of the responses by status (`200` or `4XX`) and content type. */
  answers: Record<string, Record<string, Schema>>
}

/** All operations of a document, in document order. */
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
