import { watchApiFailures } from './watch-api-failures'

const request = new Request('http://api.test/products')

test.each([
  ['200', async () => new Response('{}'), false],
  ['404', async () => new Response('{}', { status: 404 }), false],
  ['429', async () => new Response('{}', { status: 429 }), true],
  ['503', async () => new Response('{}', { status: 503 }), true],
  ['no answer', async () => Promise.reject(new TypeError('fetch failed')), true],
])('%s of the API is noticed for the page that asked', async (_, fetch, expected) => {
  const api = watchApiFailures(fetch, () => {})
  const ask = () => api.watch(() => api.fetch(request).catch(() => undefined))
  expect((await ask()).apiFailed).toBe(expected)
  expect((await api.watch(async () => 'another page')).apiFailed).toBe(false)
})

test('a page that is given up while the API is silent has no data; any other rejects', async () => {
  const api = watchApiFailures(
    () => new Promise(() => {}),
    () => {},
  )
  const given = api.watch(() => Promise.race([api.fetch(request), Promise.reject(new Error('too late'))]))
  expect(await given).toEqual({ page: undefined, apiFailed: true })
  await expect(api.watch(() => Promise.reject(new Error('thrown')))).rejects.toThrow('thrown')
})

test('many failures are told once a second', async () => {
  let told = 0
  const api = watchApiFailures(
    async () => new Response('', { status: 503 }),
    () => {
      told += 1
    },
  )
  await Promise.all(Array.from({ length: 50 }, () => api.fetch(request)))
  expect(told).toBe(1)
})
