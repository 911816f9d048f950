/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformSync } from '@swc/core'

const without: (source: string) => string = require(join(__dirname, 'openapi-fetch.cjs'))
const source = readFileSync(join(dirname(require.resolve('openapi-fetch')), 'index.mjs'), 'utf8')

/** The client as the browser's build has it. */
function smallClient(): typeof import('openapi-fetch') {
  const { code } = transformSync(without(source), { module: { type: 'commonjs' } })
  const module = { exports: {} }
  new Function('module', 'exports', code)(module, module.exports)
  return module.exports as typeof import('openapi-fetch')
}

/** The address that a query is sent to. */
async function addressOf(query: Record<string, unknown>): Promise<string> {
  const asked: string[] = []
  const client = smallClient().default<Record<string, never>>({
    baseUrl: 'http://api.invalid',
    fetch: async ({ url }) => {
      asked.push(url)
      return Response.json({})
    },
  })
  await client.GET('/books/{id}' as never, { params: { path: { id: 'a/b' }, query } } as never)
  return asked.join()
}

test('texts, numbers and lists are sent as by the whole client', async () => {
  expect(await addressOf({ word: 'red wine', size: 20, id: ['1', '2'] })).toBe(
    'http://api.invalid/books/a%2Fb?word=red%20wine&size=20&id=1&id=2',
  )
})

test('an object as a parameter is refused by name', async () => {
  await expect(addressOf({ price: { from: 1 } })).rejects.toThrow(
    "This site's openapi-fetch has no serializeObjectParam.",
  )
})
