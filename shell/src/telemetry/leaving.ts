/** Milliseconds after which a page that was to be left, and is still there, stays: a download, or a visitor who thought better of it. */
const STAYS_AFTER_MS = 10_000

/**
 * Tells whether the page is being left. Firefox and WebKit then call off what still loads, before `pagehide`, by the same
 * `error` event as a file that cannot be had.
 */
export function watchLeaving(): () => boolean {
  let begun = Number.NEGATIVE_INFINITY
  const begin = (): void => {
    begun = performance.now()
  }
  addEventListener('beforeunload', begin)
  // Safari on a phone knows no other.
  addEventListener('pagehide', begin)
  addEventListener('pageshow', () => {
    begun = Number.NEGATIVE_INFINITY
  })
  return () => performance.now() - begun < STAYS_AFTER_MS
}
