/** After this time, a page that still exists is not unloading, e.g. because the link was a download. */
const UNLOAD_MAX_MS = 10_000

let unloadStart = Number.NEGATIVE_INFINITY

/**
 * Whether the page is unloading. Firefox and WebKit then abort what is still loading, before `pagehide`, with the
 * same `error` event as for a missing file. `watchPageUnload` has to be called before.
 */
export const isPageUnloading = (): boolean => performance.now() - unloadStart < UNLOAD_MAX_MS

declare global {
  interface Window {
    /**
     * When the page began to unload, by `performance.now()`; the document's own script writes it before the host
     * runs.
     */
    superiumLeft?: number
  }
}

/**
 * Starts to watch whether the page unloads, and takes over the time that the document's script recorded
 * (`superiumLeft`).
 */
export function watchPageUnload(): void {
  const start = (): void => {
    unloadStart = performance.now()
  }
  unloadStart = window.superiumLeft ?? unloadStart
  addEventListener('beforeunload', start)
  // Safari on iOS has no `beforeunload`.
  addEventListener('pagehide', start)
  // `pageshow` also fires at first load; only a restored page (`persisted`) had not been unloaded.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) unloadStart = Number.NEGATIVE_INFINITY
  })
}
