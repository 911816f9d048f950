import type { ReleaseActor } from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../http-error'

/** Steps of one name per minute by its team; a release pipeline takes one or two. */
const PER_MINUTE = 120
const MINUTE_MS = 60_000
const MAX_NAMES = 1_000

/**
 * Refuses (`HttpError` 429) further steps of a team within a minute: each may write a revision, which every edge reads
 * and the store keeps. Administrators are not limited, so that they can undo the steps of a stolen token.
 */
export function createStepLimit(perMinute = PER_MINUTE): (by: ReleaseActor, name: string) => void {
  const steps = new LRUCache<string, number>({ max: MAX_NAMES, ttl: MINUTE_MS, noUpdateTTL: true })
  return ({ kind }, name) => {
    if (kind !== 'team') return
    const taken = (steps.get(name) ?? 0) + 1
    if (taken > perMinute)
      throw new HttpError(429, `${name} has changed ${perMinute} times in a minute. Try again in a minute.`)
    steps.set(name, taken)
  }
}
