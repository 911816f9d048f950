const IDLE_WITHIN_MS = 2_000

/** Calls back when the document has loaded and the browser has nothing better to do. */
export function whenIdle(begin: () => void): void {
  const ask = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS })
    else setTimeout(begin, IDLE_WITHIN_MS / 10)
  }
  if (document.readyState === 'complete') ask()
  else window.addEventListener('load', ask, { once: true })
}
