import { parseRevision } from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from '../store/release-store'
import { unavailable } from '../store/unavailable'
import { eventOf, type Step } from './event-of'

/** Steps in memory, about a kilobyte each. */
const MAX_KNOWN = 5_000

/** Reads steps of the history. A step never changes, so each is read from the store once. */
export interface StepReader {
  /**
   * The step of a revision; undefined when its revision is missing or invalid, and so was never live. Throws `HttpError` 503
   * when the store does not answer: a history without that step would look whole.
   */
  read(number: number): Promise<Step | undefined>
  /** Whether `read` answers from memory. */
  isKnown(number: number): boolean
}

export function createStepReader(store: ReleaseStore): StepReader {
  const known = new LRUCache<number, Step>({ max: MAX_KNOWN })
  return {
    isKnown: (number) => known.has(number),
    async read(number) {
      const step = known.get(number)
      if (step) return step
      const text = await store.revision(number).catch(unavailable)
      if (text === undefined) return undefined
      try {
        const read = eventOf(parseRevision(JSON.parse(text)))
        known.set(number, read)
        return read
      } catch {
        return undefined
      }
    },
  }
}
