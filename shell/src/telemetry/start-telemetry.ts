import type { PageFacts } from './collect-telemetry'
import { reportUncaught } from './report-uncaught'

/** Starts after this time, in milliseconds, in a browser that is never idle. */
const BY_THEN_MS = 2000

declare global {
  interface Window {
    /**
     * Sends fields of a `TelemetryReport` (JSON without its braces) with the document's token. The document's own script
     * makes it; absent where the document does not report.
     */
    superiumTell?: (fields: string) => boolean
  }
}

/** Loads telemetry when the browser is idle, so that no first view waits for it. */
export function startTelemetry(facts: PageFacts): void {
  reportUncaught()
  // The page works without it.
  const begin = (): void =>
    void import('./collect-telemetry').then(({ collectTelemetry }) => collectTelemetry(facts)).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: BY_THEN_MS })
  else setTimeout(begin, BY_THEN_MS)
}
