import { type ListingState, listingSearch } from './listing-state'

/** Snapshots of the listings that this page has shown; only effects write here, so on a server it stays empty. */
const seen = new Map<string, string>()

const keyOf = (state: ListingState): string => listingSearch({ ...state, page: 0 })

/** Remembers as of when a listing was shown. */
export function rememberSnapshot(state: ListingState, snapshot: string): void {
  seen.set(keyOf(state), snapshot)
}

/**
 * As of when a further page is to be read, so that it neither repeats nor skips a product when one was added meanwhile.
 * The first page always shows what there is now.
 */
export function snapshotOf(state: ListingState): string | undefined {
  return state.page === 0 ? undefined : seen.get(keyOf(state))
}
