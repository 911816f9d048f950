import { LRUCache } from 'lru-cache'
import type { Outcomes, TelemetryApi } from './telemetry-api'

const DAY_MS = 86_400_000
/** How far back page views of earlier versions count. */
const DAYS = 7
/** The past does not change, but late batches of other instances may arrive for some minutes. */
const KEPT_MS = 5 * 60_000
const MAX_KEPT = 100

export const NO_OUTCOMES: Outcomes = {
  remote: '',
  version: '',
  visits: 0,
  failed: 0,
  failures: {},
  server: { visits: 0, failed: 0 },
}

/** The outcomes of the seven days before a time (rounded down to five minutes), of one remote or of all; kept for five minutes. */
export type Past = (time: Date, remote?: string) => Promise<Outcomes[]>

export function createPast(api: Pick<TelemetryApi, 'outcomes'>): Past {
  const kept = new LRUCache<string, Promise<Outcomes[]>>({ max: MAX_KEPT, ttl: KEPT_MS })
  return (time, remote) => {
    const until = new Date(Math.floor(time.getTime() / KEPT_MS) * KEPT_MS)
    const key = `${until.getTime()} ${remote ?? ''}`
    const known = kept.get(key)
    if (known) return known
    const from = new Date(until.getTime() - DAYS * DAY_MS)
    const asked = api.outcomes({ from, to: until, ...(remote !== undefined && { remote }) })
    kept.set(key, asked)
    asked.catch(() => kept.delete(key))
    return asked
  }
}

/** The outcomes of some versions of a remote as those of one. */
export function pool(rows: readonly Outcomes[], remote: string, versions: readonly string[]): Outcomes {
  return rows
    .filter((row) => row.remote === remote && versions.includes(row.version))
    .reduce(
      (sum, row) => ({
        ...row,
        visits: sum.visits + row.visits,
        failed: sum.failed + row.failed,
        failures: { silent: (sum.failures.silent ?? 0) + (row.failures.silent ?? 0) },
        server: { visits: sum.server.visits + row.server.visits, failed: sum.server.failed + row.server.failed },
      }),
      NO_OUTCOMES,
    )
}
