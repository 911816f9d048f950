import type { PageFacts } from './collect-telemetry'
import { reportUncaught } from './report-uncaught'

/** Milliseconds after which a browser that is never idle begins all the same. */
const BY_THEN_MS = 2000

/** Whether the visitor has asked not to be tracked (DNT), or not to have their data used (Global Privacy Control). */
const isUnwanted = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Loads telemetry when the browser is idle, so that no first view waits for it; not at all where it is not wanted. */
export function startTelemetry(facts: PageFacts): void {
  if (isUnwanted()) return
  reportUncaught()
  // The page is as good without it.
  const begin = (): void =>
    void import('./collect-telemetry').then(({ collectTelemetry }) => collectTelemetry(facts)).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: BY_THEN_MS })
  else setTimeout(begin, BY_THEN_MS)
}
