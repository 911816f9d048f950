import { cachedGet } from './cached-get'
import type { HttpResponse } from './http-get'

function cachedGetWithClock(change: Partial<HttpResponse> = {}) {
  const clock = { now: 0 }
  const read = jest.fn(
    async (): Promise<HttpResponse> => ({
      status: 200,
      type: 'application/json',
      lifetime: 'public, max-age=5, stale-while-revalidate=30',
      body: Buffer.from('{}'),
      ...change,
    }),
  )
  const through = cachedGet(read, () => clock.now)
  const ask = (path: string, headers = {}) => through(new Request(`http://api.test/api/v1/shop${path}`, { headers }))
  return { clock, read, ask }
}

test('data that all pages need are requested once a second', async () => {
  const { clock, read, ask } = cachedGetWithClock()
  const answer = await ask('/categories')
  clock.now = 999
  expect(await ask('/categories')).toBe(answer)
  expect(read).toHaveBeenCalledTimes(1)
  await ask('/sale')
  expect(read).toHaveBeenCalledTimes(2)
  clock.now = 1_000
  await ask('/categories')
  expect(read).toHaveBeenCalledTimes(3)
})

test('data that depend on the page are not cached', async () => {
  const { read, ask } = cachedGetWithClock()
  for (const path of ['/products?page=1', '/data/1']) {
    await ask(path)
    await ask(path)
  }
  expect(read).toHaveBeenCalledTimes(4)
})

test.each([
  ['a failure', { status: 503 }],
  ['a private response', { lifetime: 'private, max-age=5' }],
  ['a response that must be revalidated', { lifetime: 'public, max-age=0, must-revalidate' }],
])('%s is not cached', async (_what, change) => {
  const { read, ask } = cachedGetWithClock(change)
  await ask('/categories')
  await ask('/categories')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a request with credentials is not cached', async () => {
  const { read, ask } = cachedGetWithClock()
  await ask('/categories')
  await ask('/categories', { authorization: 'Bearer t' })
  expect(read).toHaveBeenCalledTimes(2)
})
