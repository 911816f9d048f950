/**
 * A request whose signal aborts after `limit` milliseconds. In Node the signal stops working when the Request is
 * garbage-collected, so the limit keeps a reference to it.
 */
export function requestWithTimeout(url: URL, limit: number): Request {
  const end = AbortSignal.timeout(limit)
  const request = new Request(url, { signal: end })
  end.addEventListener('abort', () => void request)
  return request
}
