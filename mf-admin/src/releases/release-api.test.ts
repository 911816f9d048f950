import { readReleases } from './release-api'

const { timeout } = AbortSignal
let limits: number[]
/** Keeps signals referenced, because Node's garbage collector may drop the link between a Request and its signal. */
let asked: Request[]

beforeEach(() => {
  limits = []
  asked = []
  // Shortens the timeout.
  AbortSignal.timeout = (ms) => {
    limits.push(ms)
    return timeout(50)
  }
  // Never answers, and rejects with the signal's reason as `fetch` does.
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

test('a request without a response times out after 20 s', async () => {
  await expect(readReleases(new AbortController().signal)).rejects.toMatchObject({
    name: 'ConnectionError',
    cause: { name: 'TimeoutError' },
  })
  expect(limits).toEqual([20_000])
  expect(asked).toHaveLength(1)
})

test('leaving the page aborts the request', async () => {
  AbortSignal.timeout = () => new AbortController().signal
  const page = new AbortController()
  const answer = readReleases(page.signal)
  page.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})
