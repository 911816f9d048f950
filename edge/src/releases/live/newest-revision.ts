import { parseRevision, type Revision } from '@superium/shared/contract'
import type { ReleaseStore } from '../store/release-store'

/** Unreadable revisions to skip at most. */
const MAX_SKIPPED = 20

/** The highest number in use (0: none) and the newest readable revision. */
export interface Newest {
  number: number
  revision: Revision | undefined
  /** Why newer revisions were skipped. */
  broken: string[]
}

/**
 * Reads the newest valid revision. Rejects when the store cannot read a revision now: a step based on an older one
 * would undo the steps in between.
 */
export async function newestRevision(store: ReleaseStore): Promise<Newest> {
  const numbers = (await store.revisions()).reverse()
  const broken: string[] = []
  for (const number of numbers.slice(0, MAX_SKIPPED)) {
    const text = await store.revision(number)
    if (text === undefined) continue
    try {
      return { number: numbers[0] ?? number, revision: parseRevision(JSON.parse(text)), broken }
    } catch (error) {
      broken.push(`revision ${number}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { number: numbers[0] ?? 0, revision: undefined, broken }
}
