import { LRUCache } from 'lru-cache'
import { TOKEN_MS } from './document-token'

/** Documents remembered: as many as count in an hour at 14 per second. */
const MAX_DOCUMENTS = 50_000

/** Whether a document reports something for the first time. */
export type UsedOnce = (document: string, what: string) => boolean

/** Remembers what documents have reported for as long as their tokens are valid. */
export function createUsedOnce(): UsedOnce {
  const documents = new LRUCache<string, Set<string>>({ max: MAX_DOCUMENTS, ttl: TOKEN_MS })
  return (document, what) => {
    const known = documents.get(document) ?? new Set()
    if (known.has(what)) return false
    known.add(what)
    documents.set(document, known)
    return true
  }
}
