import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'
import { setDateFormats } from './date-formats'
import { excessOfValues, type ValueLimits } from './excess-of-values'
import { firstIllFormedText } from './first-ill-formed-text'
import { firstOverlong, type Overlong } from './first-overlong'
import { firstUnknownField } from './first-unknown-field'
import { badField, Problem } from './problem'
import { validationMessage } from './validation-message'

setDateFormats()

/** Compiled checks by schema, because routes share schemas. */
const checks = new WeakMap<TSchema, Validator>()

/** The largest body is a full batch of telemetry: 2,000 counts of five values and as many vitals of six. */
const BODY: ValueLimits = { levels: 16, values: 30_000 }
/** Parameters of a query or path, headers, and the entries of their lists. */
const ADDRESS: ValueLimits = { levels: 2, values: 500 }

const overlongMessage = ({ field, limit, of }: Overlong): string =>
  of === 'characters' ? `${field} must be ${limit} characters or less.` : `${field} must have ${limit} entries or less.`

type Properties = Record<string, { type?: string }>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function propertiesOf(schema: TSchema): Properties {
  return 'properties' in schema && isRecord(schema.properties) ? (schema.properties as Properties) : {}
}

/**
 * Parses query and path values, which arrive as strings: plain numbers become numbers, a single value becomes a list.
 */
function readText(schema: TSchema, input: unknown): Record<string, unknown> {
  const read: Record<string, unknown> = isRecord(input) ? { ...input } : {}
  for (const [name, { type }] of Object.entries(propertiesOf(schema))) {
    const value = read[name]
    if (type === 'array' && typeof value === 'string') read[name] = [value]
    if ((type === 'integer' || type === 'number') && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
      read[name] = Number(value)
  }
  return read
}

/**
 * Validates bodies without coercion (`"2"` is not a quantity), and query, path and header values as strings. It checks
 * numbers and lengths first, so that patterns never run on very long strings, nor any check on very many values. An invalid value is a 400 that names the field. So is
 * an unknown body field, because a misspelt field would otherwise be ignored silently; fields that spec §7 sends and
 * the API ignores are in the schemas.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checks.get(schema) ?? Compile(schema)
  checks.set(schema, check)
  return (input: unknown) => {
    const value = httpPart === 'body' ? input : Value.Default(schema, readText(schema, input))
    const excess = excessOfValues(value, httpPart === 'body' ? BODY : ADDRESS)
    if (excess) return { error: new Problem(400, excess) }
    const long = firstOverlong(schema, value)
    if (long) return { error: badField(long.field, overlongMessage(long)) }
    const illFormed = firstIllFormedText(value)
    if (illFormed !== null)
      return {
        error: badField(illFormed.slice(0, 100), `${illFormed.slice(0, 100)} contains an incomplete character.`),
      }
    const unknown = httpPart === 'body' ? firstUnknownField(schema, value) : null
    if (unknown)
      return { error: badField(unknown.slice(0, 100), `${unknown.slice(0, 100)} is not a field of this request.`) }
    if (check.Check(value)) return { value }
    const [first] = check.Errors(value)
    if (!first) return { error: badField(httpPart ?? 'request', 'The request cannot be read.') }
    const { field, message } = validationMessage(first, httpPart ?? 'request')
    return { error: badField(field, message) }
  }
}
