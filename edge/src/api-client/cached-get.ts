import type { HttpGet, HttpResponse } from './http-get'

/** Milliseconds that a response is cached. */
const TTL_MS = 1_000
/** `Cache-Control` of responses that a shared cache may keep. */
const CACHEABLE = /\bpublic\b.*\bmax-age=[1-9]/

/** Data that do not depend on the page's address. */
const SHARED_PATH = /\/shop\/(?:categories|sale|shipping-rules)$/

/**
 * Caches, for a second, responses that all pages request and that are the same for everybody, where the API allows it.
 */
export function cachedGet(read: HttpGet, now = () => performance.now()): HttpGet {
  const cache = new Map<string, { answer: HttpResponse; until: number }>()
  return async (request) => {
    const { url, headers } = request
    const hasCredentials = headers.has('authorization') || headers.has('cookie')
    if (hasCredentials || !SHARED_PATH.test(url)) return read(request)
    const known = cache.get(url)
    if (known && now() < known.until) return known.answer
    const answer = await read(request)
    cache.delete(url)
    if (answer.status === 200 && CACHEABLE.test(answer.lifetime)) cache.set(url, { answer, until: now() + TTL_MS })
    return answer
  }
}
