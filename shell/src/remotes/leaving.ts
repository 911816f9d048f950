/** Milliseconds after which a page that was to be left, and is still there, stays: a download, or a visitor who thought better of it. */
const STAYS_AFTER_MS = 10_000

let begun = Number.NEGATIVE_INFINITY

/**
 * Whether the page is being left, from `watchLeaving` on. Firefox and WebKit then call off what still loads, before
 * `pagehide`, by the same `error` event as a file that cannot be had.
 */
export const isLeaving = (): boolean => performance.now() - begun < STAYS_AFTER_MS

export function watchLeaving(): void {
  const begin = (): void => {
    begun = performance.now()
  }
  addEventListener('beforeunload', begin)
  // Safari on a phone knows no other.
  addEventListener('pagehide', begin)
  addEventListener('pageshow', () => {
    begun = Number.NEGATIVE_INFINITY
  })
}
