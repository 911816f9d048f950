import { randomUUID } from 'node:crypto'
import {
  type Failure,
  LOAD_FAILURES,
  type RemoteOutcome,
  type TelemetryReport,
  type Vital,
} from '@superium/shared/contract'
import type { ReporterLimits } from './reporter-limits'
import { bucketed } from './vital-buckets'

/** The API's bounds of a batch: the largest count of an entry, and the most entries of a kind. */
const MOST_COUNT = 1_000_000
const MOST_HANDED_OVER = 2000
/** Entries that are kept at most between two times of handing over; what comes beyond is not counted. */
const MOST_ENTRIES = 1500
const MINUTE_MS = 60_000

type Kind = 'visit' | 'failed' | Failure | 'server-visit' | 'server-failed'

/** What is handed to the API at once (`POST /internal/telemetry`); added twice, the same `id` counts once. */
export interface Batch {
  id: string
  counts: { remote: string; version: string; kind: Kind; minute: string; count: number }[]
  vitals: { remote: string; version: string; metric: Vital; minute: string; value: number; count: number }[]
}

/** Adds page views up in memory. It knows no visitor. */
export interface Aggregator {
  /**
   * Adds a browser's report. `counts` says which versions do, `shares` which sampling a load may name, `address` where it
   * comes from.
   */
  add(
    report: TelemetryReport,
    counts: (remote: string, version: string) => boolean,
    shares: readonly number[],
    address: string,
  ): void
  /** Adds a rendering on this server. */
  addRendering(remote: string, version: string, failed: boolean): void
  /** What was added up since the last time; undefined when that is nothing. */
  take(): Batch | undefined
}

/** `failed` is told of every failure that counts, for the log; `sources` says which do. */
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
      // One that reports stands for all that do not.
      count(remote, version, 'visit', Math.round(1 / share))
      return
    }
    if (!reporterLimits.accepts(remote, version, address)) return
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
        // A page view has at most one load and one failure of each remote, whatever it says.
        const once = `${remote} ${kind === 'load'}`
        if (seen.has(once) || !known(remote, version) || !shares.includes(share)) continue
        seen.add(once)
        addOutcome(outcome, address)
      }
      for (const { remote, version, metric, value } of report.vitals) {
        const once = `${remote} ${metric}`
        if (seen.has(once) || !known(remote, version)) continue
        seen.add(once)
        bump(vitals, { remote, version, metric, minute: minuteOf(), value: bucketed(metric, value) }, 1)
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

/** Entries in parts that the API takes: it adds them up again. Of counts beyond all bounds the rest is not counted. */
function split<T extends { count: number }>(entries: T[]): T[] {
  const mostParts = Math.floor(MOST_HANDED_OVER / entries.length)
  return entries.flatMap((entry) =>
    Array.from({ length: Math.min(mostParts, Math.ceil(entry.count / MOST_COUNT)) }, (_, part) => ({
      ...entry,
      count: Math.min(MOST_COUNT, entry.count - part * MOST_COUNT),
    })),
  )
}

function bump<T extends object>(entries: Map<string, T & { count: number }>, entry: T, by: number): void {
  const key = JSON.stringify(entry)
  const known = entries.get(key)
  if (known) known.count += by
  else if (entries.size < MOST_ENTRIES) entries.set(key, { ...entry, count: by })
}
