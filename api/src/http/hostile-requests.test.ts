import { Readable } from 'node:stream'
import { openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const BOUNDARY = 'frontier'
const part = (name: string, text = 'x') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
/** The pieces in which a network brings it. */
const CHUNK = 64 * 1024
const chunks = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, index) => text.slice(index * CHUNK, (index + 1) * CHUNK))
const form = (text: string) => ({
  payload: Readable.from(chunks(text)),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, authorization: 'Bearer ada' },
})
const multipart = (...parts: string[]) => form(`${parts.join('')}--${BOUNDARY}--\r\n`)
const json = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } })
const many = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index))
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const QUOTE = '/api/v1/shop/quote'
const SELL = '/api/v1/user/become-seller'
const LIST = '/api/v1/shop/products'
const ID = '0190f3b6-0000-7000-8000-000000000000'
const line = `{"productId":"${ID}","quantity":1}`

const READS = { method: 'GET' } as const
const UNKNOWN_FIELD = 'There is no such field in this form.'
const MANY = 'The request may hold at most 500 values.'

type Case = [name: string, url: string, request: object, status: number, message: string | RegExp]

test.each<Case>([
  ['ten thousand fields of a form', SELL, multipart(...many(10_000, (n) => part(`f${n}`))), 400, UNKNOWN_FIELD],
  ['ten thousand times one', SELL, multipart(...many(10_000, () => part('fname'))), 400, 'Send each field once.'],
  ['ten thousand files', SELL, multipart(...many(10_000, (n) => part(`f${n}"; filename="a`))), 400, /no such file/],
  ['a name of 100 kB', SELL, multipart(part('f'.repeat(100_000))), 400, UNKNOWN_FIELD],
  ['a text of 1 MB', SELL, multipart(part('fname', 'x'.repeat(1_000_000))), 400, /^fname must be 2000 characters/],
  ['parts without an end', SELL, form('\r\n--fr'.repeat(200_000)), 400, 'The upload cannot be read. Try again.'],
  [
    'a form of 20 MB',
    SELL,
    { ...multipart(), headers: { ...multipart().headers, 'content-length': '20000000' } },
    413,
    'The form must be 16 MB or smaller.',
  ],
  ['60,000 levels of lists', QUOTE, json(`{"products":${nested(60_000)}}`), 400, /at most 16 levels/],
  ['60,000 levels and nothing else', QUOTE, json(nested(60_000)), 400, /at most 16 levels/],
  ['8,000 fields', QUOTE, json(`{${many(8_000, (n) => `"f${n}":1`).join()}}`), 400, /^f0 is not a field/],
  ['60,000 numbers', QUOTE, json(`{"products":[${many(60_000, () => 1).join()}]}`), 400, /at most 30,000 values/],
  ['1,500 lines', QUOTE, json(`{"products":[${many(1_500, () => line).join()}]}`), 400, /^products must have 100 entr/],
  ['a number of 120 kB', QUOTE, json(`{"products":${'9'.repeat(120_000)}}`), 400, 'products must be an array.'],
  ['a name of 120 kB', QUOTE, json(`{"${'k'.repeat(120_000)}":1}`), 400, /^k{100} is not a field of this request\.$/],
  ['a body of 200 kB', QUOTE, json(`{"products":"${'x'.repeat(200_000)}"}`), 413, 'The request is too large.'],
  ['a query of one name', `${LIST}?${many(10_000, () => 'page=1').join('&')}`, READS, 400, MANY],
  ['a query of many names', `${LIST}?${many(10_000, (n) => `f${n}=1`).join('&')}`, READS, 400, MANY],
  [
    'a list of 3,000 ids',
    `/api/v1/shop/products-by-id?ids=${many(3_000, () => ID).join()}`,
    READS,
    400,
    /^ids must be/,
  ],
])('%s: refused in words that name the field or the limit', async (_, url, how, status, message) => {
  const answer = await shop.app.inject({ method: 'POST', url, ...how })
  expect([answer.statusCode, answer.json().message]).toEqual([
    status,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ])
})

test.each([
  ['cookies', { cookie: many(10_000, (n) => `c${n}=1`).join('; ') }, LIST, 200],
  ['headers', Object.fromEntries(many(1_500, (n) => [`x-${n}`, '1'])), LIST, 200],
  ['a token of 100 kB', { authorization: `Bearer ${'a '.repeat(50_000)}` }, '/api/v1/shop/userorders', 401],
])('thousands of parts of %s are not looked at', async (_, headers, url, status) => {
  expect((await shop.app.inject({ url, headers })).statusCode).toBe(status)
})
