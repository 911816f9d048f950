import { ConnectionError } from '@superium/shared/api'
import { fetchWithProgress } from './fetch-with-progress'

/** Accepts everything and never answers. */
class SilentServer {
  upload = {}
  onabort?: () => void
  onloadend?: () => void
  open = () => {}
  send = () => {}
  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
}

const before = globalThis.XMLHttpRequest
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { XMLHttpRequest: SilentServer })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { XMLHttpRequest: before })
})

test('an upload waits while three files may be decoded, and is given up after that', async () => {
  const headers = new Headers()
  const request = { url: '/api/v1/x', method: 'POST', headers, signal: new AbortController().signal } as Request
  const failed = jest.fn()
  fetchWithProgress(new FormData(), () => {})(request).catch(failed)
  await jest.advanceTimersByTimeAsync(75_000)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(6_000)
  expect(failed).toHaveBeenCalledWith(expect.any(ConnectionError))
  expect(failed.mock.calls[0][0].timedOut).toBe(true)
})
