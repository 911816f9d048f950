import { randomUUID } from 'node:crypto'
import {
  type Failure,
  LOAD_FAILURES,
  type RemoteOutcome,
  type TelemetryReport,
  type Vital,
} from '@superium/shared/contract'
import type { DocumentFacts } from './document-token'
import type { Reporters } from './reporters'
import { createUsedOnce } from './used-once'
import { vitalBucket } from './vital-buckets'

/** The API's limit of a count. */
const MAX_COUNT = 1_000_000
/** Entries kept between two flushes; further ones are not counted. */
const MAX_ENTRIES = 1500
const MINUTE_MS = 60_000

type Kind = 'visit' | 'failed' | Failure | 'silent' | 'settled' | 'server-visit' | 'server-failed'

/** The body of `POST /internal/telemetry`; the API counts an `id` once. */
export interface Batch {
  id: string
  counts: { remote: string; version: string; kind: Kind; minute: string; count: number }[]
  vitals: { remote: string; version: string; metric: Vital; minute: string; value: number; count: number }[]
}

/** The document that a report belongs to, from its token, with the versions that it was served with. */
export type ReportingDocument = Pick<DocumentFacts, 'id' | 'network'> & {
  versions: ReadonlyMap<string, string>
  /** The host, and the remote that answers; absent where none does. */
  host?: string | undefined
  page?: string | undefined
}

/** A failure that was counted, for the log. */
export type CountedFailure = Omit<RemoteOutcome, 'kind'> & { version: string; kind: Failure | 'silent' }

/** Counts page views in memory, without any data about visitors. */
export interface Aggregator {
  /** Adds a report of a document that counts. `isLive` says which versions still are. */
  add(report: TelemetryReport, document: ReportingDocument, isLive: (remote: string, version: string) => boolean): void
  /** Adds a failed page view: a document that started and then sent nothing more while a remote's code was at work. */
  addSilent(document: ReportingDocument, remote: string): void
  /**
   * Cancels out one such document that another instance will add; once per document, so that nobody can hide failures
   * of others.
   */
  addSettled(document: ReportingDocument, remote: string): void
  /** Adds a page that this server rendered for a network. */
  addRendering(remote: string, version: string, failed: boolean, network: string): void
  /** Adds the failure of a page whose rendering has been added: its live path has no page. */
  addUnanswered(remote: string, version: string, network: string): void
  /** Takes everything counted since the last call; undefined when nothing was. */
  take(): Batch | undefined
}

/** The name under which reporters count the networks whose pages were rendered on the server. */
export const onServer = (remote: string): string => `server ${remote}`

/** Calls `failed` for every failure that counts. */
export function createAggregator(
  failed: (failure: CountedFailure) => void,
  reporters: Pick<Reporters, 'add'>,
  now: () => number = Date.now,
): Aggregator {
  let counts = new Map<string, Batch['counts'][number]>()
  let vitals = new Map<string, Batch['vitals'][number]>()
  const isFirst = createUsedOnce()

  const minuteOf = (): string => new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS).toISOString()

  function count(remote: string, version: string, kind: Kind): void {
    bump(counts, { remote, version, kind, minute: minuteOf() })
  }

  /** A document is one page view of a version, and at most one failure of it. */
  function addOutcome(
    { id, network }: ReportingDocument,
    version: string,
    outcome: Omit<RemoteOutcome, 'kind'> & { kind: RemoteOutcome['kind'] | 'silent' },
  ): void {
    const { remote, kind } = outcome
    const isLoad = kind === 'silent' || LOAD_FAILURES.some((one) => one === kind)
    // For other failures, another instance may have counted the page view.
    if ((kind === 'load' || isLoad) && isFirst(id, `view ${remote}`)) {
      count(remote, version, 'visit')
      reporters.add('seen', remote, version, network)
    }
    if (kind === 'load' || !isFirst(id, `failure ${remote}`)) return
    count(remote, version, 'failed')
    count(remote, version, kind)
    reporters.add('failed', remote, version, network)
    failed({ ...outcome, kind, version })
  }

  return {
    add({ outcomes = [], vitals: values = [] }, document, isLive) {
      const liveVersion = (remote: string): string | undefined => {
        const version = document.versions.get(remote)
        return version !== undefined && isLive(remote, version) ? version : undefined
      }
      for (const outcome of outcomes) {
        const version = liveVersion(outcome.remote)
        if (version !== undefined) addOutcome(document, version, outcome)
      }
      for (const { remote, metric, value } of values) {
        const version = liveVersion(remote)
        if (version === undefined || !isFirst(document.id, metric)) continue
        bump(vitals, { remote, version, metric, minute: minuteOf(), value: vitalBucket(metric, value) })
      }
    },
    addSilent(document, remote) {
      const version = document.versions.get(remote)
      if (version !== undefined) addOutcome(document, version, { remote, kind: 'silent' })
    },
    addSettled({ id, versions }, remote) {
      const version = versions.get(remote)
      if (version !== undefined && isFirst(id, `settled ${remote}`)) count(remote, version, 'settled')
    },
    addRendering(remote, version, broken, network) {
      count(remote, version, 'server-visit')
      if (broken) count(remote, version, 'server-failed')
      reporters.add(broken ? 'failed' : 'seen', onServer(remote), version, network)
    },
    addUnanswered(remote, version, network) {
      count(remote, version, 'server-failed')
      reporters.add('failed', onServer(remote), version, network)
    },
    take() {
      if (counts.size === 0 && vitals.size === 0) return undefined
      const batch = { id: randomUUID(), counts: [...counts.values()], vitals: [...vitals.values()] }
      counts = new Map()
      vitals = new Map()
      return batch
    },
  }
}

function bump<T extends object>(entries: Map<string, T & { count: number }>, entry: T): void {
  const key = JSON.stringify(entry)
  const known = entries.get(key)
  if (known) known.count = Math.min(MAX_COUNT, known.count + 1)
  else if (entries.size < MAX_ENTRIES) entries.set(key, { ...entry, count: 1 })
}
