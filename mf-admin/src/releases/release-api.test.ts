import { readReleases } from './release-api'

const { any, timeout } = AbortSignal
let limits: number[]

beforeEach(() => {
  limits = []
  // The real limit, sooner.
  AbortSignal.timeout = (ms) => {
    limits.push(ms)
    return timeout(50)
  }
  // Says nothing, and ends as `fetch` does: with its signal's reason.
  globalThis.fetch = (input) =>
    new Promise((_, reject) => {
      const { signal } = new Request(input)
      if (signal.aborted) reject(signal.reason)
      else signal.addEventListener('abort', () => reject(signal.reason))
    })
})
afterEach(() => {
  AbortSignal.any = any
  AbortSignal.timeout = timeout
})

describe.each(['with', 'without'])('%s AbortSignal.any', (having) => {
  beforeEach(() => {
    if (having === 'without') Reflect.deleteProperty(AbortSignal, 'any')
  })

  test('an edge that says nothing is waited for 20 s, by a page that may be left too', async () => {
    await expect(readReleases(new AbortController().signal)).rejects.toMatchObject({
      name: 'ConnectionError',
      cause: { name: 'TimeoutError' },
    })
    expect(limits).toEqual([20_000])
  })

  test('a page that is left ends its call', async () => {
    AbortSignal.timeout = () => new AbortController().signal
    const page = new AbortController()
    const answer = readReleases(page.signal)
    page.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
  })
})
