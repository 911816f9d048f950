import type { HttpGet, HttpResponse } from './http-get'

/** Milliseconds for which an answer is given to other pages. */
const KEEP_MS = 1_000
/** What any cache may keep for a second. */
const MAY_BE_KEPT = /\bpublic\b.*\bmax-age=[1-9]/

/** What has no part in a page's address. */
const OF_ALL_PAGES = /\/shop\/(?:categories|sale|shipping-rules)$/

/** Remembers for a second, where the API allows it, what all pages ask for and is the same for everybody. */
export function cachedGet(read: HttpGet, now = () => performance.now()): HttpGet {
  const kept = new Map<string, { answer: HttpResponse; until: number }>()
  return async (request) => {
    const { url, headers } = request
    const ofOnePerson = headers.has('authorization') || headers.has('cookie')
    if (ofOnePerson || !OF_ALL_PAGES.test(url)) return read(request)
    const known = kept.get(url)
    if (known && now() < known.until) return known.answer
    const answer = await read(request)
    kept.delete(url)
    if (answer.status === 200 && MAY_BE_KEPT.test(answer.lifetime)) kept.set(url, { answer, until: now() + KEEP_MS })
    return answer
  }
}
