import type { Stage } from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import type { ReportingDocument } from './aggregator'

/** Milliseconds without a report after which a started document has failed; browsers report slow pages themselves. */
export const SILENT_MS = 60_000
/** Documents watched at once; further ones are not. */
const MAX_WATCHED = 50_000
/**
 * A longer time between two calls of `expire` means that this process was stopped or overloaded and has received
 * nothing.
 */
const LONGEST_GAP_MS = 15_000

/** Outcomes of watched documents, for the remote that was at work. */
interface Ends {
  /** It started and then sent nothing more. */
  silent(document: ReportingDocument, remote: string): void
  /** It continued here, but another instance saw its start and will count it as silent. */
  settled(document: ReportingDocument, remote: string): void
}

/** Watches documents from their start until they are shown. A page in an endless loop can report nothing itself. */
export interface StartedDocuments {
  tell(document: ReportingDocument, stage: Stage): void
  /** Ends the watch of documents that have been silent for a minute; called every few seconds. */
  expire(): void
}

/** `clock`: a monotonic clock in milliseconds. */
export function createStartedDocuments(
  { silent, settled }: Ends,
  clock: () => number = () => performance.now(),
): StartedDocuments {
  /** Ordered by `until`. */
  const watched = new Map<string, { document: ReportingDocument; remote: string; until: number }>()
  /** Documents that have ended; their beacons may arrive out of order. */
  const ended = new LRUCache<string, true>({ max: MAX_WATCHED, ttl: SILENT_MS })
  let looked = clock()
  /** Milliseconds in which this process could receive nothing. */
  let deaf = 0
  const now = (): number => clock() - deaf

  function watch(document: ReportingDocument, remote: string): void {
    if (ended.has(document.id) || watched.size >= MAX_WATCHED) return
    watched.delete(document.id)
    watched.set(document.id, { document, remote, until: now() + SILENT_MS })
  }

  function settle(document: ReportingDocument, remote: string): void {
    if (!watched.delete(document.id)) settled(document, remote)
  }

  return {
    tell(document, stage) {
      const { id, host, page } = document
      const last = page ?? host
      if (host === undefined || last === undefined || ended.has(id)) return
      if (stage === 'start') {
        if (!watched.has(id)) watch(document, host)
      } else if (stage === 'remote') {
        if (page === undefined) return
        settle(document, host)
        watch(document, page)
      } else {
        settle(document, last)
        ended.set(id, true)
      }
    },
    expire() {
      const gap = clock() - looked
      looked += gap
      if (gap > LONGEST_GAP_MS) deaf += gap
      for (const [id, { document, remote, until }] of watched) {
        if (until > now()) return
        watched.delete(id)
        ended.set(id, true)
        silent(document, remote)
      }
    },
  }
}
