import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Discovery, parseRevision, type Revision } from '@superium/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import { allLive } from '../releases/live/default-and-canary-deployments'
import { newestRevision } from '../releases/live/newest-revision'
import type { ReleaseStore } from '../releases/store/release-store'
import { addRemoteEntries } from './add-remote-entries'

/** How often the release store is polled for the next revision. */
const POLL_MS = 500
/** How long `prepare` may delay a new snapshot. */
const PREPARE_MS = 2_000
/** How long a visitor, or the start of this server, waits for a store that does not answer. */
const FIRST_MS = 5_000

/** The discovery document at one revision. */
export interface Snapshot {
  revision: Revision
  /** The revision's document, each remote with its entry script. */
  discovery: Discovery
  json: string
  etag: string
}

export interface DiscoveryStore {
  /** The newest valid snapshot; `undefined` while there is none, and only then it waits for the store. */
  current(): Promise<Snapshot | undefined>
  /** Polls the store now. */
  refresh(): Promise<void>
  close(): void
}

/**
 * Keeps the newest revision in memory and polls for the next one in the background, so that a slow store delays no
 * page. `prepare` gets a snapshot up to two seconds before visitors do. When the store is unreachable, a revision is
 * invalid or its releases cannot be downloaded, the last valid document stays in use, and the reason is logged once.
 */
export function openDiscoveryStore(
  store: ReleaseStore,
  log: FastifyBaseLogger,
  prepare: (next: Snapshot) => Promise<void> = async () => {},
): DiscoveryStore {
  let snapshot: Snapshot | undefined
  /** The highest revision number that was read. */
  let seen = 0
  let lastReason: string | undefined
  let refreshing: Promise<void> | undefined

  async function apply(revision: Revision): Promise<void> {
    const ours = allLive(revision.discovery).filter(({ url }) => url.startsWith('/'))
    await Promise.all(ours.map(({ extras, metadata }) => store.download(extras.superium.name, metadata.version)))
    const next = snapshotOf(revision, await addRemoteEntries(store.dir, revision.discovery))
    await Promise.race([prepare(next), wait(PREPARE_MS, undefined, { ref: false })])
    snapshot = next
    lastReason = undefined
    log.info({ revision: revision.number, etag: snapshot.etag }, 'discovery read')
  }

  async function first(): Promise<void> {
    const { number, revision, broken } = await newestRevision(store)
    for (const reason of broken) logOnce(reason)
    if (!revision) throw new Error('the store has no revision yet')
    await apply(revision)
    seen = number
  }

  /** Applies the newest valid revision after `seen`. */
  async function next(): Promise<void> {
    let number = seen
    let newest: Revision | undefined
    for (;;) {
      const text = await store.revision(number + 1)
      if (text === undefined) break
      number += 1
      try {
        newest = parseRevision(JSON.parse(text))
      } catch (error) {
        logOnce(`revision ${number}: ${error instanceof Error ? error.message : error}`)
      }
    }
    if (newest) await apply(newest)
    seen = number
  }

  function logOnce(reason: string): void {
    if (reason === lastReason) return
    lastReason = reason
    log.error(
      `discovery cannot be read, ${snapshot ? 'keeping the last valid one' : 'the site is unavailable'}: ${reason}`,
    )
  }

  function refresh(): Promise<void> {
    refreshing ??= (snapshot ? next() : first())
      .catch((error: unknown) => logOnce(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  const timer = setInterval(refresh, POLL_MS).unref()
  return {
    async current() {
      if (!snapshot) await Promise.race([refresh(), wait(FIRST_MS, undefined, { ref: false })])
      return snapshot
    },
    async refresh() {
      // A poll that is already running may have started before the caller's change.
      await refreshing
      await refresh()
    },
    close: () => clearInterval(timer),
  }
}

function snapshotOf(revision: Revision, discovery: Discovery): Snapshot {
  const json = JSON.stringify(discovery)
  return { revision, discovery, json, etag: etagOf(json) }
}

/** A strong entity tag of a text. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
