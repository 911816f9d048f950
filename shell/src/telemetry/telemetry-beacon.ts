import type { RemoteOutcome, VitalValue } from '@superium/shared/contract'

/** How long, in milliseconds, a batch waits for more. */
const BATCH_MS = 1500

/** Sends reports to `/telemetry` in batches: soon after the first one, and when the page is left. */
export interface TelemetryBeacon {
  outcome(outcome: RemoteOutcome): void
  /** Sent when the page is left. */
  vital(vital: VitalValue): void
}

/** Callers do not wait for it and do not learn about failures. */
export function createTelemetryBeacon(): TelemetryBeacon {
  const empty = () => ({ outcomes: [] as RemoteOutcome[], vitals: [] as VitalValue[] })
  let waiting = empty()
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.outcomes.length === 0 && waiting.vitals.length === 0) return
    window.superiumTell?.(JSON.stringify(waiting).slice(1, -1))
    waiting = empty()
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
