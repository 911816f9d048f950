import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Discovery, parseRevision, type Revision } from '@superium/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import { allLive } from '../releases/live/deployments'
import { newestRevision } from '../releases/live/newest-revision'
import type { ReleaseStore } from '../releases/store/release-store'
import { addRemoteEntries } from './add-remote-entries'

/** How often, in milliseconds, the release store is asked for the next revision. */
const LOOK_EVERY_MS = 500
/** Milliseconds that whoever prepares for a new state may keep it from being live. */
const PREPARE_MS = 2_000

/** One state of the discovery document. */
export interface Snapshot {
  /** The revision that it comes from. */
  revision: Revision
  /** Its document, each remote with its entry. */
  discovery: Discovery
  json: string
  etag: string
}

export interface DiscoveryStore {
  /** The newest good document, or `undefined` when there has not been one yet. Waits only in that case. */
  current(): Promise<Snapshot | undefined>
  /** Looks for a newer one now. */
  look(): Promise<void>
  close(): void
}

/**
 * Keeps the newest revision in memory and looks for the next one twice a second, beside the requests: a slow store delays no
 * page. `prepare` is told of a state before anybody gets it, and has two seconds. A store that is unreachable, a revision
 * that is broken, or one whose releases cannot be had, leaves the last good document in place, and the reason in the log,
 * once.
 */
export function openDiscoveryStore(
  store: ReleaseStore,
  log: FastifyBaseLogger,
  prepare: (next: Snapshot) => Promise<void> = async () => {},
): DiscoveryStore {
  let snapshot: Snapshot | undefined
  /** The number up to which all was looked at. */
  let seen = 0
  let complaint: string | undefined
  let looking: Promise<void> | undefined

  async function take(revision: Revision): Promise<void> {
    const ours = allLive(revision.discovery).filter(({ url }) => url.startsWith('/'))
    await Promise.all(ours.map(({ extras, metadata }) => store.download(extras.superium.name, metadata.version)))
    const next = snapshotOf(revision, await addRemoteEntries(store.dir, revision.discovery))
    await Promise.race([prepare(next), wait(PREPARE_MS, undefined, { ref: false })])
    snapshot = next
    complaint = undefined
    log.info({ revision: revision.number, etag: snapshot.etag }, 'discovery read')
  }

  async function first(): Promise<void> {
    const { number, revision, broken } = await newestRevision(store)
    for (const reason of broken) complain(reason)
    if (!revision) throw new Error('there is no revision yet')
    await take(revision)
    seen = number
  }

  /** Takes the newest good one of those that came since. */
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
        complain(`revision ${number}: ${error instanceof Error ? error.message : error}`)
      }
    }
    if (newest) await take(newest)
    seen = number
  }

  function complain(reason: string): void {
    if (reason === complaint) return
    complaint = reason
    log.error(`discovery not usable, ${snapshot ? 'keeping the last good one' : 'the site is unavailable'}: ${reason}`)
  }

  function look(): Promise<void> {
    looking ??= (snapshot ? next() : first())
      .catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    async current() {
      if (!snapshot) await look()
      return snapshot
    },
    async look() {
      // One that is under way may have begun before what the caller waits for.
      await looking
      await look()
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
