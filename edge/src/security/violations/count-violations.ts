import { LRUCache } from 'lru-cache'
import type { Violation } from './parse-violations'

/** A kind of violation: equal violations on pages of one pattern. */
export interface CountedViolation extends Violation {
  /** Pattern of the page's route. */
  page: string
  count: number
}

export interface ViolationCounts {
  add(violation: Violation & { page: string }): void
  /** All since the start of this process. */
  total(): number
  /** The kinds that were seen last, with their counts since the start. */
  kinds(): CountedViolation[]
  /**
   * The kinds with new violations since the last call, at most 20, the most frequent first; and the number of all new
   * ones.
   */
  news(): { kinds: CountedViolation[]; count: number }
}

/** Kinds that are kept; the least recently seen is dropped. */
const MAX_KINDS = 100
const MAX_NEWS = 20

/** Counts violations in memory, which stays bounded whatever clients send. */
export function countViolations(): ViolationCounts {
  const kept = new LRUCache<string, { kind: CountedViolation; told: number }>({ max: MAX_KINDS })
  let total = 0
  let told = 0

  return {
    add({ directive, blocked, source, page }) {
      total += 1
      const key = JSON.stringify([directive, blocked, source, page])
      const known = kept.get(key) ?? { kind: { directive, blocked, source, page, count: 0 }, told: 0 }
      known.kind.count += 1
      kept.set(key, known)
    },
    total: () => total,
    kinds: () => [...kept.values()].map(({ kind }) => ({ ...kind })),
    news() {
      const fresh = [...kept.values()].filter((one) => one.kind.count > one.told)
      const kinds = fresh
        .map((one) => ({ ...one.kind, count: one.kind.count - one.told }))
        .sort((one, other) => other.count - one.count)
        .slice(0, MAX_NEWS)
      for (const one of fresh) one.told = one.kind.count
      const count = total - told
      told = total
      return { kinds, count }
    },
  }
}
