/**
 * A request whose signal aborts after `limit` milliseconds. Node's Request follows a signal only while somebody holds the
 * Request, and who waits for its own signal holds that alone: here the limit holds it.
 */
export function requestWithTimeout(url: URL, limit: number): Request {
  const end = AbortSignal.timeout(limit)
  const request = new Request(url, { signal: end })
  end.addEventListener('abort', () => void request)
  return request
}
