import { createSwrCache, type SwrCache } from '../cache/swr-cache'
import { type Revision, readRevision } from '../catalogue-revision/read-revision'
import type { Database } from '../database/database'
import type { ProductGroup } from '../facets/product-group'
import { readAllGroups } from '../facets/read-groups'
import type { AnswerWithEtag } from '../http/answer-with-etag'
import type { PictureStore } from '../pictures/picture-store'
import { type Matches, readMatches } from '../search/read-matches'
import type { SearchTerms } from '../search/search-conditions'
import type { Dictionary } from '../spelling/dictionary'
import { readDictionary } from '../spelling/read-dictionary'
import { createConcurrencyLimit } from './concurrency-limit'

/** What reading the catalogue is built on: the database, and what this process remembers of it for seconds. */
export interface Catalogue {
  readonly db: Database
  readonly pictures: PictureStore
  revision(): Promise<Revision>
  /** All shown products, in groups. */
  groups(): Promise<ProductGroup[]>
  /** What a search finds. */
  searchMatches(wanted: SearchTerms): Promise<Matches>
  dictionary(): Promise<Dictionary>
  /** Runs a read that may take a good part of a second when its turn has come. */
  limitConcurrency<T>(read: () => Promise<T>): Promise<T>
  /** Whole answers, ready to be sent. */
  readonly answers: SwrCache<AnswerWithEtag>
  /** Forgets everything: what this process itself has changed is shown at once. */
  clear(): void
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
  { db, pictures }: Pick<Catalogue, 'db' | 'pictures'>,
  caching: 'on' | 'off',
  onError: (error: unknown) => void = () => {},
): Catalogue {
  const at = (time: keyof typeof times) => times[caching === 'on' ? time : 'none']
  const revisions = createSwrCache<Revision>({ ...at('revision'), most: 1, onError })
  const groups = createSwrCache<ProductGroup[]>({ ...at('contents'), most: 1, onError })
  const searches = createSwrCache<Matches>({ ...at('contents'), most: MOST_SEARCHES, onError })
  const dictionaries = createSwrCache<Dictionary>({ ...at('contents'), most: 1, onError })
  const answers = createSwrCache<AnswerWithEtag>({ ...at('answers'), most: MOST_ANSWERS, onError })
  const limitConcurrency = createConcurrencyLimit(DEAR_AT_ONCE, MOST_WAITING)
  const revision = () => revisions.get('', () => readRevision(db))
  return {
    db,
    pictures,
    revision,
    groups: async () => groups.get('', () => readAllGroups(db), (await revision()).mark),
    searchMatches: async (wanted) =>
      searches.get(
        JSON.stringify(wanted),
        () => limitConcurrency(() => readMatches(db, wanted)),
        (await revision()).mark,
      ),
    limitConcurrency,
    dictionary: async () => dictionaries.get('', () => readDictionary(db), (await revision()).words),
    answers,
    clear() {
      for (const memory of [revisions, groups, searches, dictionaries, answers]) memory.clear()
    },
  }
}
