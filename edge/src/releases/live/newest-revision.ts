import { parseRevision, type Revision } from '@superium/shared/contract'
import type { ReleaseStore } from '../store/release-store'

/** How many broken revisions are passed over to find a good one. */
const MOST_BROKEN = 20

/** The highest number that is taken (0: none), and the newest revision that can be read as one. */
export interface Newest {
  number: number
  revision: Revision | undefined
  /** Why newer ones were passed over. */
  broken: string[]
}

export async function newestRevision(store: ReleaseStore): Promise<Newest> {
  const numbers = (await store.revisions()).reverse()
  const broken: string[] = []
  for (const number of numbers.slice(0, MOST_BROKEN)) {
    try {
      const text = await store.revision(number)
      if (text !== undefined) return { number: numbers[0] ?? number, revision: parseRevision(JSON.parse(text)), broken }
    } catch (error) {
      broken.push(`revision ${number}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { number: numbers[0] ?? 0, revision: undefined, broken }
}
