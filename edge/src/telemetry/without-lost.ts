import type { Counted } from './failure-evidence'
import type { Outcomes, TelemetryApi } from './telemetry-api'

/** The share of page views that may go silent without a fault: a closed browser, a lost connection. */
const LOST = 0.02

/** Page views in browsers, without the documents that go silent for reasons other than the release. */
export function withoutLost({ visits, failed, failures }: Omit<Outcomes, 'server'>): Counted {
  const lost = Math.min(failures.silent ?? 0, Math.ceil(LOST * visits))
  return { visits: visits - lost, failed: failed - lost }
}

/** Reads outcomes without these documents. */
export const outcomesWithoutLost =
  ({ outcomes }: Pick<TelemetryApi, 'outcomes'>): TelemetryApi['outcomes'] =>
  async (range) =>
    (await outcomes(range)).map((row) => ({ ...row, ...withoutLost(row) }))
