/** Milliseconds after which a page that was to be left, and is still there, stays: a download, or a visitor who thought better of it. */
const STAYS_AFTER_MS = 10_000

let begun = Number.NEGATIVE_INFINITY

/**
 * Whether the page is being left, from `watchPageUnload` on. Firefox and WebKit then call off what still loads, before
 * `pagehide`, by the same `error` event as a file that cannot be had.
 */
export const isPageUnloading = (): boolean => performance.now() - begun < STAYS_AFTER_MS

declare global {
  interface Window {
    /** When the visitor began to leave, by the page's clock, as the document heard it before the host runs. */
    superiumLeft?: number
  }
}

/** Watches from now on whether the page is being left, and takes over what the document has heard (`boot-watch.ts`). */
export function watchPageUnload(): void {
  const begin = (): void => {
    begun = performance.now()
  }
  begun = window.superiumLeft ?? begun
  addEventListener('beforeunload', begin)
  // Safari on a phone knows no other.
  addEventListener('pagehide', begin)
  // Every page is shown once; one that comes back was not left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begun = Number.NEGATIVE_INFINITY
  })
}
