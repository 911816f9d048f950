const IDLE_WITHIN_MS = 2_000
/** After this time, in milliseconds, a document that is still loading probably waits for a file that never arrives. */
const LOADED_WITHIN_MS = 10_000

/** Calls back when the document has loaded and the browser is idle. */
export function whenIdle(begin: () => void): void {
  const ask = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS })
    else setTimeout(begin, IDLE_WITHIN_MS / 10)
  }
  let waiting = document.readyState !== 'complete'
  const askOnce = (): void => {
    if (waiting) ask()
    waiting = false
  }
  if (waiting) {
    window.addEventListener('load', askOnce, { once: true })
    setTimeout(askOnce, LOADED_WITHIN_MS)
  } else ask()
}
