import { type RemoteOutcome, TELEMETRY_BYTES, type TelemetryReport, type VitalValue } from '@superium/shared/contract'

/** Milliseconds that a batch waits for more. */
const BATCH_MS = 1500

/** Sends what is told in batches to `/telemetry`: soon after it was told, and when the page is left. */
export interface Beacon {
  outcome(outcome: RemoteOutcome): void
  /** Waits for the page to be left. */
  vital(vital: VitalValue): void
}

/** Nothing waits for it or learns of a failure. */
export function createBeacon(): Beacon {
  let waiting: TelemetryReport = { outcomes: [], vitals: [] }
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.outcomes.length === 0 && waiting.vitals.length === 0) return
    const body = JSON.stringify(waiting)
    waiting = { outcomes: [], vitals: [] }
    if (body.length <= TELEMETRY_BYTES) navigator.sendBeacon?.('/telemetry', body)
  }

  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)

  return {
    outcome(outcome) {
      waiting.outcomes.push(outcome)
      timer ??= setTimeout(send, BATCH_MS)
    },
    vital(vital) {
      waiting.vitals.push(vital)
      if (document.visibilityState === 'hidden') send()
    },
  }
}
