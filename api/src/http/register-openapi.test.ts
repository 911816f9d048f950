import Fastify from 'fastify'
import type { App } from './app'
import { registerOpenApi } from './register-openapi'

test.each([
  ['/api/docs/json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
])('%s is written once however often it is read, and a client that has it gets a 304', async (url, type) => {
  const app = Fastify() as unknown as App
  await registerOpenApi(app)
  const summary = jest.fn(() => 'How late it is')
  app.get(
    '/api/v1/time',
    {
      schema: {
        get summary() {
          return summary()
        },
      },
    },
    async () => 'noon',
  )
  await app.ready()
  const first = await app.inject(url)
  expect(first.headers['content-type']).toBe(type)
  expect(first.body).toContain('How late it is')
  const written = summary.mock.calls.length
  for (let call = 0; call < 5; call += 1) expect((await app.inject(url)).body).toBe(first.body)
  expect(summary).toHaveBeenCalledTimes(written)
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await app.close()
})
