import type { Random } from '../random'
import { hostileValue, mutateValue } from './mutate-value'
import type { Operation } from './operations'
import { type Sampling, sampleValue } from './sample-value'

/** A request of the fuzzer. */
export interface Call {
  operation: Operation
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** The part of a call that violates the API's document. */
type Fault = 'none' | 'one field' | 'all random'

/** Makes a call of the operation: as documented, with one field replaced, or completely random. */
export function makeCall(operation: Operation, sampling: Sampling): Call {
  const { random } = sampling
  const fault = random.pick<Fault>(['none', 'one field', 'one field', 'all random'])
  const values = Object.fromEntries(
    operation.parameters
      .filter(({ required }) => required || random.chance(0.5))
      .map(({ name, schema }) => [name, sampleValue(schema, sampling, name)]),
  )
  const whole: { values: Record<string, unknown>; body?: unknown } = {
    values,
    ...(operation.body && { body: sampleValue(operation.body.schema, sampling) }),
  }
  if (fault === 'all random') {
    for (const name of Object.keys(values)) values[name] = hostileValue(random)
    if (operation.body) whole.body = hostileValue(random)
  }
  if (fault === 'one field') {
    const names = Object.keys(values)
    if (operation.body && (names.length === 0 || random.chance(0.7))) whole.body = mutateValue(whole.body, random)
    else if (names.length > 0) {
      const name = random.pick(names)
      values[name] = mutateValue(values[name], random)
    }
  }
  return { operation, path: pathOf(operation, values), ...bodyOf(operation, values, whole.body, random) }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Sends half a surrogate pair, which cannot be encoded, as the bytes that it would have. */
const encode = (value: unknown): string => {
  try {
    return encodeURIComponent(asText(value))
  } catch {
    return '%ED%A0%80'
  }
}

function pathOf({ path, parameters }: Operation, values: Record<string, unknown>): string {
  const of = (place: string) => parameters.filter((one) => one.in === place && one.name in values)
  const filled = of('path').reduce((made, { name }) => made.replace(`{${name}}`, encode(values[name]) || '%20'), path)
  const query = of('query').flatMap(({ name }) => {
    const value = values[name]
    const all = Array.isArray(value) ? value.slice(0, 60) : [value]
    return all.map((one) => `${encodeURIComponent(name)}=${encode(one)}`)
  })
  return filled + (query.length > 0 ? `?${query.join('&')}` : '')
}

const BOUNDARY = 'superium-harden'

function bodyOf({ parameters, body }: Operation, values: Record<string, unknown>, value: unknown, random: Random) {
  const headers = Object.fromEntries(
    parameters
      .filter((one) => one.in === 'header' && one.name in values)
      // Replaces control characters and line breaks, because the HTTP client refuses to send them in a header.
      .map(({ name }) => [
        name,
        asText(values[name])
          .replace(/[^\x20-\x7e]/g, '?')
          .slice(0, 2_000),
      ]),
  )
  if (!body) return { headers, body: undefined }
  if (random.chance(0.02))
    return { headers: { ...headers, 'content-type': 'application/json' }, body: Buffer.from('{"a":') }
  if (body.type === 'multipart/form-data') {
    const fields = Object.entries(typeof value === 'object' && value !== null ? value : { field: value })
    const parts = fields.map(
      ([name, one]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${random.chance(0.3) ? '; filename="a.png"' : ''}\r\n\r\n${asText(one)}\r\n`,
    )
    const type = `multipart/form-data; boundary=${BOUNDARY}`
    return { headers: { ...headers, 'content-type': type }, body: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`) }
  }
  const bytes = body.type === 'application/json' ? (JSON.stringify(value) ?? 'null') : asText(value)
  return { headers: { ...headers, 'content-type': body.type }, body: Buffer.from(bytes) }
}
