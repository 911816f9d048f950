import { createRandom } from '../random'
import { createJudge } from './judge-answer'
import { makeCall } from './make-call'
import { operationsOf, type Schema } from './operations'
import { sampleValue } from './sample-value'

const problem = { type: 'object', required: ['message'], properties: { message: { type: 'string' } } }
const line: Schema = {
  ...{ type: 'object', required: ['quantity'] },
  properties: { quantity: { type: 'integer', minimum: 1, maximum: 9 }, note: { type: 'string', maxLength: 5 } },
}
const document = {
  components: { schemas: { Problem: problem as Schema, Line: line } },
  paths: {
    '/shop/orders/{id}': {
      post: {
        operationId: 'change',
        parameters: [
          { name: 'id', in: 'path' as const, required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'size', in: 'query' as const, schema: { type: 'integer', minimum: 1, maximum: 50 } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'array', items: { $ref: '#/components/schemas/Line' }, minItems: 1 },
            },
          },
        },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Line' } } } },
          '4XX': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
          '5XX': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
        },
      },
    },
  },
}
const [operation] = operationsOf(document)
if (!operation) throw new Error('The document has an operation.')
const sampling = (seed: number) => ({ random: createRandom(seed), components: document.components.schemas, known: {} })

test('a sampled value fits its schema', () => {
  const judge = createJudge(document)
  const accepted = { ...operation, answers: { 200: { 'application/json': operation.body?.schema ?? {} } } }
  for (let seed = 0; seed < 200; seed += 1) {
    const text = JSON.stringify(sampleValue(operation.body?.schema ?? {}, sampling(seed)))
    expect(judge(accepted, { status: 200, type: 'application/json', text })).toBeUndefined()
  }
})

test('a seed repeats its calls, another one makes others', () => {
  const calls = (seed: number) => {
    const one = sampling(seed)
    return Array.from({ length: 50 }, () => {
      const { path, headers, body } = makeCall(operation, one)
      return { path, headers, body: body?.toString() }
    })
  }
  expect(calls(7)).toEqual(calls(7))
  expect(calls(8)).not.toEqual(calls(7))
  expect(calls(7).every(({ path }) => path.startsWith('/shop/orders/'))).toBe(true)
})

test.each([
  ['as documented', 200, 'application/json', '{"quantity":1}', undefined],
  ['of another shape', 200, 'application/json', '{"quantity":"1"}', 'not as documented'],
  ['of an undocumented status', 302, 'application/json', '{}', 'not documented'],
  ['of another type', 200, 'text/html', '<p>', 'not documented'],
  ['an error of the server', 500, 'application/json', '{"message":"x"}', 'status 500'],
  ['a busy shop', 503, 'application/json', '{"message":"Try again."}', undefined],
  ['a stack', 400, 'application/json', '{"message":"at find (/srv/api/dist/main.js:1:2)"}', 'insides'],
  ['a statement', 400, 'application/json', '{"message":"Failed query: select 1"}', 'insides'],
  ['no JSON', 404, 'application/json', 'Not found', 'no JSON'],
])('an answer that is %s is judged', (_, status, type, text, fault) => {
  const found = createJudge(document)(operation, { status, type, text })
  if (fault === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(fault)
})
