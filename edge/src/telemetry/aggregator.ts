import { randomUUID } from 'node:crypto'
import {
  type Failure,
  LOAD_FAILURES,
  type RemoteOutcome,
  type TelemetryReport,
  type Vital,
} from '@superium/shared/contract'
import type { ReporterLimits } from './reporter-limits'
import { vitalBucket } from './vital-buckets'

/** The API's limits of a batch: count per entry, and entries per kind. */
const MAX_COUNT = 1_000_000
const MAX_BATCH_ENTRIES = 2000
/** Entries kept between two flushes; further ones are not counted. */
const MAX_ENTRIES = 1500
const MINUTE_MS = 60_000

type Kind = 'visit' | 'failed' | Failure | 'server-visit' | 'server-failed'

/** The body of `POST /internal/telemetry`; the API counts an `id` once. */
export interface Batch {
  id: string
  counts: { remote: string; version: string; kind: Kind; minute: string; count: number }[]
  vitals: { remote: string; version: string; metric: Vital; minute: string; value: number; count: number }[]
}

/** Counts page views in memory, without any data about visitors. */
export interface Aggregator {
  /** Adds a browser's report. `counts` says which versions are live, `shares` which sampling shares are valid. */
  add(
    report: TelemetryReport,
    counts: (remote: string, version: string) => boolean,
    shares: readonly number[],
    address: string,
  ): void
  /** Adds a page that this server rendered. */
  addRendering(remote: string, version: string, failed: boolean): void
  /** Takes everything counted since the last call; undefined when nothing was. */
  take(): Batch | undefined
}

/** Calls `failed` for every failure that `reporterLimits` accepts. */
export function createAggregator(
  failed: (outcome: RemoteOutcome) => void,
  reporterLimits: Pick<ReporterLimits, 'accepts'>,
  now: () => number = Date.now,
): Aggregator {
  let counts = new Map<string, Batch['counts'][number]>()
  let vitals = new Map<string, Batch['vitals'][number]>()

  const minuteOf = (): string => new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS).toISOString()

  function count(remote: string, version: string, kind: Kind, by = 1): void {
    bump(counts, { remote, version, kind, minute: minuteOf() }, by)
  }

  function addOutcome({ kind, share = 1, ...outcome }: RemoteOutcome, address: string): void {
    const { remote, version } = outcome
    if (kind === 'load') {
      if (!reporterLimits.accepts('seen', remote, version, address)) return
      // A sampled report stands for the views that do not report.
      count(remote, version, 'visit', Math.round(1 / share))
      return
    }
    if (!reporterLimits.accepts('failed', remote, version, address)) return
    if (LOAD_FAILURES.some((one) => one === kind)) count(remote, version, 'visit')
    count(remote, version, 'failed')
    count(remote, version, kind)
    failed({ kind, ...outcome })
  }

  return {
    add(report, known, shares, address) {
      const seen = new Set<string>()
      for (const outcome of report.outcomes) {
        const { remote, version, kind, share = 1 } = outcome
        // A page view counts at most one load and one failure per remote.
        const once = `${remote} ${kind === 'load'}`
        if (seen.has(once) || !known(remote, version) || !shares.includes(share)) continue
        seen.add(once)
        addOutcome(outcome, address)
      }
      for (const { remote, version, metric, value } of report.vitals) {
        const once = `${remote} ${metric}`
        if (seen.has(once) || !known(remote, version)) continue
        seen.add(once)
        bump(vitals, { remote, version, metric, minute: minuteOf(), value: vitalBucket(metric, value) }, 1)
      }
    },
    addRendering(remote, version, broken) {
      count(remote, version, 'server-visit')
      if (broken) count(remote, version, 'server-failed')
    },
    take() {
      if (counts.size === 0 && vitals.size === 0) return undefined
      const batch = { id: randomUUID(), counts: split([...counts.values()]), vitals: split([...vitals.values()]) }
      counts = new Map()
      vitals = new Map()
      return batch
    },
  }
}

/** Splits entries to the API's limits, which adds them up again; counts beyond the limit of entries are dropped. */
function split<T extends { count: number }>(entries: T[]): T[] {
  const mostParts = Math.floor(MAX_BATCH_ENTRIES / entries.length)
  return entries.flatMap((entry) =>
    Array.from({ length: Math.min(mostParts, Math.ceil(entry.count / MAX_COUNT)) }, (_, part) => ({
      ...entry,
      count: Math.min(MAX_COUNT, entry.count - part * MAX_COUNT),
    })),
  )
}

function bump<T extends object>(entries: Map<string, T & { count: number }>, entry: T, by: number): void {
  const key = JSON.stringify(entry)
  const known = entries.get(key)
  if (known) known.count += by
  else if (entries.size < MAX_ENTRIES) entries.set(key, { ...entry, count: by })
}
