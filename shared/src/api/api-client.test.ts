import { api, configureApi, onWrite } from './api-client'
import { ConnectionError } from './connection-error'

const ask = (signal?: AbortSignal) => api.GET('/api/v1/shop/categories', signal ? { signal } : {})

const answerWith = (fetch: (request: Request) => Promise<Response>): void => configureApi({ baseUrl: '', fetch })

test('a quote and the saved lists change no page; other posts do', async () => {
  answerWith(async () => Response.json({ status: 'success' }))
  const written = jest.fn()
  onWrite(written)
  await api.POST('/api/v1/shop/quote', { body: { products: [] } })
  await api.POST('/api/v1/shop/saved', { body: { cart: [], wishlist: [] } })
  expect(written).not.toHaveBeenCalled()
  await api.POST('/api/v1/shop/preorder', { body: { email: 'a@b.example', productId: 'x' } })
  expect(written).toHaveBeenCalledTimes(1)
})

test('a call without an answer throws ConnectionError, with or without a time-out', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask()).rejects.toMatchObject({ name: 'ConnectionError', timedOut: false })
  answerWith(() => Promise.reject(new DOMException('too long', 'TimeoutError')))
  await expect(ask()).rejects.toMatchObject({ name: 'ConnectionError', timedOut: true })
})

test('an abort by the caller throws no ConnectionError', async () => {
  answerWith(({ signal }) => Promise.reject(signal.reason))
  const control = new AbortController()
  control.abort()
  await expect(ask(control.signal)).rejects.not.toBeInstanceOf(ConnectionError)
})
