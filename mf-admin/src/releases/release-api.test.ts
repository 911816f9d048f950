import { readReleases } from './release-api'

const { timeout } = AbortSignal
let limits: number[]
/** Node forgets what a Request's signal follows when nobody holds the Request. */
let asked: Request[]

beforeEach(() => {
  limits = []
  asked = []
  // The real limit, sooner.
  AbortSignal.timeout = (ms) => {
    limits.push(ms)
    return timeout(50)
  }
  // Says nothing, and ends as `fetch` does: with its signal's reason.
  globalThis.fetch = (input) =>
    new Promise((_, reject) => {
      const request = input as Request
      asked.push(request)
      if (request.signal.aborted) reject(request.signal.reason)
      else request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
})
afterEach(() => {
  AbortSignal.timeout = timeout
})

test('an edge that says nothing is waited for 20 s, by a page that may be left too', async () => {
  await expect(readReleases(new AbortController().signal)).rejects.toMatchObject({
    name: 'ConnectionError',
    cause: { name: 'TimeoutError' },
  })
  expect(limits).toEqual([20_000])
  expect(asked).toHaveLength(1)
})

test('a page that is left ends its call', async () => {
  AbortSignal.timeout = () => new AbortController().signal
  const page = new AbortController()
  const answer = readReleases(page.signal)
  page.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})
