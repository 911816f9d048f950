import type { Group } from '../counts/group'
import { readAllGroups } from '../counts/read-groups'
import { type Revision, readRevision } from '../counts/revision'
import type { Database } from '../database/database'
import type { Answer } from '../http/answer'
import { type Found, readFound } from '../search/found'
import type { Wanted } from '../search/match'
import type { Dictionary } from '../words/dictionary'
import { readDictionary } from '../words/read-dictionary'
import { createMemory, type Memory } from './memory'
import { createTurns } from './turns'

/** What reading the catalogue is built on: the database, and what this process remembers of it for seconds. */
export interface Catalogue {
  readonly db: Database
  revision(): Promise<Revision>
  /** All shown products, in groups. */
  groups(): Promise<Group[]>
  /** What a search finds. */
  found(wanted: Wanted): Promise<Found>
  dictionary(): Promise<Dictionary>
  /** Runs a read that may take a good part of a second when its turn has come. */
  inTurn<T>(read: () => Promise<T>): Promise<T>
  /** Whole answers, ready to be sent. */
  readonly answers: Memory<Answer>
  /** Forgets everything: what this process itself has changed is shown at once. */
  forget(): void
}

/** Milliseconds. Nothing that a shopper reads is older than the sum of `answers` and `revision`. */
const times = {
  revision: { fresh: 500, stale: 2000 },
  answers: { fresh: 1000, stale: 3000 },
  // Also loaded anew when nothing seems to have changed, should a change have slipped past the revision.
  contents: { fresh: 60_000, stale: 10_000 },
  none: { fresh: 0, stale: 0 },
}

const MOST_SEARCHES = 200
const MOST_ANSWERS = 2000
/** Dear reads at once, and how many may wait: beyond that an answer would come too late to be read. */
const DEAR_AT_ONCE = 3
const MOST_WAITING = 100

/** `caching: 'off'` reads everything anew each time: for tests that change and read. */
export function createCatalogue(
  db: Database,
  caching: 'on' | 'off',
  onError: (error: unknown) => void = () => {},
): Catalogue {
  const at = (time: keyof typeof times) => times[caching === 'on' ? time : 'none']
  const revisions = createMemory<Revision>({ ...at('revision'), most: 1, onError })
  const groups = createMemory<Group[]>({ ...at('contents'), most: 1, onError })
  const searches = createMemory<Found>({ ...at('contents'), most: MOST_SEARCHES, onError })
  const dictionaries = createMemory<Dictionary>({ ...at('contents'), most: 1, onError })
  const answers = createMemory<Answer>({ ...at('answers'), most: MOST_ANSWERS, onError })
  const inTurn = createTurns(DEAR_AT_ONCE, MOST_WAITING)
  const revision = () => revisions.get('', () => readRevision(db))
  return {
    db,
    revision,
    groups: async () => groups.get('', () => readAllGroups(db), (await revision()).mark),
    found: async (wanted) =>
      searches.get(JSON.stringify(wanted), () => inTurn(() => readFound(db, wanted)), (await revision()).mark),
    inTurn,
    dictionary: async () => dictionaries.get('', () => readDictionary(db), (await revision()).words),
    answers,
    forget() {
      for (const memory of [revisions, groups, searches, dictionaries, answers]) memory.clear()
    },
  }
}
