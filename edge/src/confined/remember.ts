import type { Answer, Read } from './read'

/** Milliseconds for which an answer is given to other pages. */
const KEEP_MS = 1_000
const MOST_KEPT = 50
/** What any cache may keep for a second. */
const MAY_BE_KEPT = /\bpublic\b.*\bmax-age=[1-9]/

/**
 * Remembers for a second, where the API allows it, what has no part in a page's address (the categories, the running sale):
 * answers to addresses without a query. All pages ask for them.
 */
export function remember(read: Read, now = () => performance.now()): Read {
  const kept = new Map<string, { answer: Answer; until: number }>()
  return async (request) => {
    const { url } = request
    if (url.includes('?')) return read(request)
    const known = kept.get(url)
    if (known && now() < known.until) return known.answer
    const answer = await read(request)
    kept.delete(url)
    if (answer.status === 200 && MAY_BE_KEPT.test(answer.lifetime)) kept.set(url, { answer, until: now() + KEEP_MS })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
