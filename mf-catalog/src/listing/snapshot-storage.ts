import { type ListingState, listingSearch } from './listing-state'

/** Session storage key: a JSON array of `StoredSnapshot`, the latest first. */
const KEY = 'superium:listings'
const MAX_STORED = 20
/** Older snapshots are dropped, so that visitors do not browse an outdated catalogue. */
const MAX_AGE_MS = 30 * 60 * 1000

interface StoredSnapshot {
  /** The listing's URL search without its page. */
  listing: string
  snapshot: string
  /** When one of its pages was last shown, in milliseconds since 1970. */
  at: number
}

const addressOf = (state: ListingState): string => listingSearch({ ...state, page: 0 })

function isStoredSnapshot(value: unknown): value is StoredSnapshot {
  if (typeof value !== 'object' || value === null) return false
  const { listing, snapshot, at } = value as Partial<Record<keyof StoredSnapshot, unknown>>
  const age = typeof at === 'number' ? Date.now() - at : Number.NaN
  // The API accepts only digits (microseconds since 1970) and rejects the whole request otherwise.
  const valid = typeof listing === 'string' && typeof snapshot === 'string' && /^\d{1,16}$/.test(snapshot)
  return valid && age >= 0 && age < MAX_AGE_MS
}

/** The valid snapshots; none on the server, or when storage is blocked or malformed. */
function readAll(): StoredSnapshot[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredSnapshot) : []
  } catch {
    return []
  }
}

/** Stores the snapshot of a listing for its later pages, for reload and for Back. Call it only in effects. */
export function rememberSnapshot(state: ListingState, snapshot: string): void {
  const listing = addressOf(state)
  const others = readAll().filter((one) => one.listing !== listing)
  const snapshots: StoredSnapshot[] = [{ listing, snapshot, at: Date.now() }, ...others]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(snapshots.slice(0, MAX_STORED)))
  } catch {
    // If storage is full or blocked, later pages show the newest data.
  }
}

/**
 * The snapshot to read a later page from, so that new products do not shift it. The first page is always the newest.
 */
export function snapshotOf(state: ListingState): string | undefined {
  if (state.page === 0) return undefined
  const listing = addressOf(state)
  return readAll().find((one) => one.listing === listing)?.snapshot
}
