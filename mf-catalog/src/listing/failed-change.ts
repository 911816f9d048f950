import type { ListingData } from './loader'

/** A change of the listing that the visitor made: from what is shown, to an address (path and query). */
interface Change {
  from: string
  to: string
  shown: ListingData
}

/** What was asked for and could not be had: why, and its query for another try. */
export interface ChangeFailure {
  message: string
  search: string
}

// Only events of a visitor set these: on a server, which shares its modules between requests, they stay empty.
let latest: Change | null = null
let kept: { address: string; data: ListingData } | null = null

/** Remembers what is shown while a change of it is on its way. */
export function beginChange(change: Change): void {
  latest = change
}

/**
 * The address to go back to when loading `to` failed, and the listing as it was is kept for it: filters and products stay
 * (spec §4). Null when nobody changed a listing: there is nothing to stay with.
 */
export function failChange({ pathname, search }: URL, message: string): string | null {
  if (latest?.to !== pathname + search) return null
  const { from, shown } = latest
  latest = null
  kept = { address: from, data: { ...shown, refusal: { message, search } } }
  return from
}

/** Forgets a change that is done: from here on its address is like any other. */
export function finishChange({ pathname, search }: URL): void {
  if (latest?.to === pathname + search) latest = null
}

/** The listing that was kept for an address, once. */
export function takePreviousListing({ pathname, search }: URL): ListingData | null {
  if (kept?.address !== pathname + search) return null
  const { data } = kept
  kept = null
  return data
}
