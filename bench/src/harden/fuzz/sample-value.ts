import type { Random } from '../random'
import type { Document, Schema } from './operations'

/** Existing values of the shop (ids of products, orders and so on) by field name. */
export type KnownValues = Record<string, readonly string[]>

export interface Sampling {
  random: Random
  components: Document['components']['schemas']
  known: KnownValues
}

/** Sample texts for the API's patterns; the first match after a random start is used. */
const TEXTS = [
  ...['a', 'tea', 'cotton shirt', 'Grüße aus Köln', '東京', 'mixed', 'the-shop', '0', '12', '2026-01-31', '5000'],
  ...['ada@harden.example', 'https://shop.example/a', '/media/v1-tee-4b00-1/640.webp', 'x'.repeat(20), '#aabbcc'],
  ...['01900000-0000-7000-8000-000000000000', 'A1-b2_c3', ''],
]

const DEEPEST = 6

/**
 * A value that matches the schema, more often than by chance at its limits: minimum and maximum, shortest and longest,
 * no optional field or all of them.
 */
export function sampleValue(schema: Schema, sampling: Sampling, name = '', depth = 0): unknown {
  const { random, components } = sampling
  if (schema.$ref !== undefined) {
    const named = components[schema.$ref.replace('#/components/schemas/', '')]
    return sampleValue(named ?? {}, sampling, name, depth)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return sampleValue(random.pick(schema.anyOf), sampling, name, depth)
  switch (schema.type) {
    case 'string':
      return text(schema, sampling, name)
    case 'integer':
    case 'number':
      return number(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array': {
      const { minItems: least = 0, maxItems: most = 5, items = {} } = schema
      const length = depth > DEEPEST ? least : random.pick([least, Math.min(most, least + 1), Math.min(most, 4), most])
      return Array.from({ length }, () => sampleValue(items, sampling, name, depth + 1))
    }
    default:
      return schema.properties ? object(schema, sampling, depth) : random.pick(['', 1, null, {}, [], 'x'])
  }
}

function object({ properties = {}, required = [] }: Schema, sampling: Sampling, depth: number): object {
  const share = depth > DEEPEST ? 0 : sampling.random.pick([0, 0.5, 1])
  const kept = Object.entries(properties).filter(([name]) => required.includes(name) || sampling.random.chance(share))
  return Object.fromEntries(kept.map(([name, schema]) => [name, sampleValue(schema, sampling, name, depth + 1)]))
}

function number({ type, minimum = -1e6, maximum = 1e6 }: Schema, random: Random): number {
  const between = minimum + random.fraction() * (Math.min(maximum, minimum + 100) - minimum)
  const one = random.pick([minimum, maximum, between, between, between])
  return type === 'integer' ? Math.trunc(one) : Math.round(one * 100) / 100
}

function text(schema: Schema, { random, known }: Sampling, name: string): string {
  const { minLength = 0, maxLength = 10_000, pattern, format } = schema
  const fits = (value: string): boolean =>
    value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value))
  const named = known[name] ?? (format === 'uuid' ? known._id : undefined)
  if (named && named.length > 0 && random.chance(0.8)) return random.pick(named)
  if (format === 'uuid') return '01900000-0000-7000-8000-00000000000'.concat(String(random.whole(0, 9)))
  if (format === 'date') return random.pick(['2026-01-31', '1970-01-01', '9999-12-31'])
  if (format === 'date-time') return random.pick(['2026-01-31T12:00:00.000Z', '1970-01-01T00:00:00Z'])
  const bound = random.pick(['a', 'ü', 'Z', ' ', '0']).repeat(random.pick([minLength, maxLength]))
  if (random.chance(0.2) && fits(bound)) return bound
  const from = random.whole(0, TEXTS.length - 1)
  return [...TEXTS.slice(from), ...TEXTS].find(fits) ?? bound
}
