import type { PageFacts } from './collect-telemetry'
import { reportUncaught } from './report-uncaught'

/** Starts after this time, in milliseconds, in a browser that is never idle. */
const BY_THEN_MS = 2000

/** Whether the visitor opted out of tracking (DNT) or of data use (Global Privacy Control). */
const isUnwanted = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Loads telemetry when the browser is idle, so that no first view waits for it; never for a visitor who opted out. */
export function startTelemetry(facts: PageFacts): void {
  if (isUnwanted()) return
  reportUncaught()
  // The page works without it.
  const begin = (): void =>
    void import('./collect-telemetry').then(({ collectTelemetry }) => collectTelemetry(facts)).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: BY_THEN_MS })
  else setTimeout(begin, BY_THEN_MS)
}
