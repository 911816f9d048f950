import type { ListingData } from './listing-data'

/** A change to the listing by the visitor; addresses are path and query. */
interface Change {
  from: string
  to: string
  shown: ListingData
}

// Only event handlers set these, so they stay empty on the server, where requests share modules.
let pending: Change | null = null
let previous: { address: string; data: ListingData } | null = null

/** Remembers the shown listing while the change loads. */
export function beginChange(change: Change): void {
  pending = change
}

/**
 * Keeps the previous listing, so that filters and products stay (spec §4), and returns its address; null when the
 * failed address is not that of the pending change.
 */
export function failChange({ pathname, search }: URL, message: string): string | null {
  if (pending?.to !== pathname + search) return null
  const { from, shown } = pending
  pending = null
  previous = { address: from, data: { ...shown, failure: { message, search } } }
  return from
}

/** Forgets a change once it has loaded. */
export function finishChange({ pathname, search }: URL): void {
  if (pending?.to === pathname + search) pending = null
}

/** Returns the listing that `failChange` kept for this address, only once. */
export function takePreviousListing({ pathname, search }: URL): ListingData | null {
  if (previous?.address !== pathname + search) return null
  const { data } = previous
  previous = null
  return data
}
