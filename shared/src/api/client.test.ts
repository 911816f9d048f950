import { api, configureApi } from './client'
import { ConnectionError } from './error'

const ask = (signal?: AbortSignal) => api.GET('/api/v1/shop/categories', signal ? { signal } : {})

beforeEach(() => configureApi({ baseUrl: '', retryDelaysMs: [] }))

test('a call without an answer is a failed connection, one that took too long says so', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(ask()).rejects.toMatchObject({ name: 'ConnectionError', timedOut: false })
  globalThis.fetch = () => Promise.reject(new DOMException('too long', 'TimeoutError'))
  await expect(ask()).rejects.toMatchObject({ name: 'ConnectionError', timedOut: true })
})

test("the caller's own abort is no failure of the connection", async () => {
  globalThis.fetch = (_, init) => {
    const signal = init?.signal
    return Promise.reject(signal?.reason)
  }
  const control = new AbortController()
  control.abort()
  await expect(ask(control.signal)).rejects.not.toBeInstanceOf(ConnectionError)
})
