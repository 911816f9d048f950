import { fetchPatiently } from './fetch-patiently'

const answers = (...statuses: number[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: statuses.shift() ?? 0 }))

afterEach(() => jest.restoreAllMocks())

test('a busy shop is asked again, any other answer stands', async () => {
  const fetched = answers(503, 200)
  expect((await fetchPatiently('http://shop')).status).toBe(200)
  expect(fetched).toHaveBeenCalledTimes(2)
  answers(500, 200)
  expect((await fetchPatiently('http://shop')).status).toBe(500)
})
