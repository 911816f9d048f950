import { type ListingState, listingSearch } from './listing-state'

/** Where this tab keeps as of when it reads which listing: JSON, an array of `Kept`, the latest first. */
const KEY = 'superium:listings'
const MOST = 20
/** After so long without a further page one begins anew: nobody reads on from yesterday's catalogue. */
const KEEP_MS = 30 * 60 * 1000

interface Kept {
  /** The listing's address without its page. */
  listing: string
  snapshot: string
  /** When its last page was shown, in milliseconds since 1970. */
  at: number
}

const addressOf = (state: ListingState): string => listingSearch({ ...state, page: 0 })

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { listing, snapshot, at } = value as Partial<Record<keyof Kept, unknown>>
  const age = typeof at === 'number' ? Date.now() - at : Number.NaN
  // The API takes microseconds since 1970 as digits: anything else would make a page of an error.
  const sound = typeof listing === 'string' && typeof snapshot === 'string' && /^\d{1,16}$/.test(snapshot)
  return sound && age >= 0 && age < KEEP_MS
}

/** What is kept and not too old; nothing on a server, nor where storage is barred or malformed. */
function readAll(): Kept[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

/** Remembers as of when a listing was shown: for reload, for back, and for its further pages. For effects only. */
export function rememberSnapshot(state: ListingState, snapshot: string): void {
  const listing = addressOf(state)
  const others = readAll().filter((one) => one.listing !== listing)
  const kept: Kept[] = [{ listing, snapshot, at: Date.now() }, ...others]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)))
  } catch {
    // Full or barred storage: pages are then read as of now.
  }
}

/**
 * As of when a further page is to be read, so that it neither repeats nor skips a product when one was added meanwhile.
 * The first page always shows what there is now.
 */
export function snapshotOf(state: ListingState): string | undefined {
  if (state.page === 0) return undefined
  const listing = addressOf(state)
  return readAll().find((one) => one.listing === listing)?.snapshot
}
