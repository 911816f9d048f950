import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Queries } from '../database/database'
import { lowerBound } from '../facets/product-column'
import { type ChangedWords, readChangedWords, readWordsOf, timeBefore } from './read-words'
import { bytesOf, MOST_IN_SEGMENT, markOf, type Segment, segmentBuilder } from './segment'

/** The words of all active products. */
export interface WordIndex {
  /** Changes whenever anything else in the index does. */
  readonly version: number
  readonly segments: readonly Segment[]
  /** For each segment, 1 marks the products whose words in it are out of date. */
  readonly stale: readonly Uint8Array[]
  /** The current words of changed and new products, by mix. */
  readonly changed: ReadonlyMap<number, readonly ChangedWords[]>
}

/** This process's index, kept up to date. */
export interface CurrentWords {
  /** The index for a revision of the catalogue (`mark`); null if it is not built yet or its changes cannot be read. */
  get(mark: string): Promise<WordIndex | null>
  /** Builds the index in the background; call it for shops that need one. `categories` are those of active products. */
  start(categories: readonly string[]): void
  /** Whether the index has been built. */
  isMade(): boolean
  /** Makes the next call wait for all changes, even if reading them takes long. */
  clear(): void
}

interface Known extends WordIndex {
  version: number
  changed: Map<number, readonly ChangedWords[]>
  mark: string | undefined
  /** When the build began, by `performance.now()`, which clock corrections do not affect. */
  madeAt: number
  /** The database's time before the last read, as text from PostgreSQL. */
  readAt: string
}

/** During a build, this process pauses the build this many times as long as it has worked for other requests. */
const REST_PER_WORK = 1

/** Work that took `t` is not repeated for `REST * t`, so that it uses at most a twentieth of a core. */
const REST = 20

/** Milliseconds before a failed build is retried. */
const RETRY = 15_000

/** Callers always wait for changes that take fewer milliseconds to read. */
const QUICK = 50

/** How far before the last read changes are looked for, because transactions commit later than they begin. */
const OVERLAP = '1 minute'

/** The maximum number of changes within a minute that are applied one by one; after more, the index is rebuilt. */
const MOST_CHANGED = 8000

/** The index is rebuilt when the words of this many products differ from the segments. */
const MANY_CHANGED = 4000

/** Milliseconds after which all words are read again, in case a change did not update its row's timestamp. */
const REREAD = 60 * 60 * 1000

/** The maximum memory of an index in bytes. PostgreSQL searches larger shops. */
const MOST_BYTES = 384 * 1024 * 1024

/**
 * Measures this process's other work from now on: called with the milliseconds of the caller's own work, it returns how
 * many milliseconds the caller should pause.
 */
function othersWork(): (own: number) => number {
  const before = performance.eventLoopUtilization()
  return (own) => Math.max(0, performance.eventLoopUtilization(before).active - own) * REST_PER_WORK
}

/** Keeps the index up to date. `onError` receives errors of background reads. */
export function createCurrentWords(db: Queries, onError: (error: unknown) => void): CurrentWords {
  let known: Known | undefined
  let making = false
  /** The earliest time for the next build, by `performance.now()`. */
  let mayMakeAt = 0
  let changing: Promise<void> | undefined
  let change = { at: 0, took: 0 }
  let mustChange = false
  let categories: readonly string[] = []
  let versions = 0

  async function make(): Promise<Known | undefined> {
    const madeAt = performance.now()
    const readAt = await timeBefore(db, OVERLAP)
    const segments: Segment[] = []
    const words = new Map<string, string>()
    let bytes = 0
    for (const category of categories) {
      let builder = segmentBuilder(category, words)
      const finish = () => {
        if (builder.size === 0) return
        const segment = builder.finish()
        segments.push(segment)
        bytes += bytesOf(segment)
        builder = segmentBuilder(category, words)
      }
      let next: ReturnType<typeof readWordsOf> | undefined = readWordsOf(db, category, null)
      while (next) {
        const rest = othersWork()
        const { read, last }: Awaited<typeof next> = await next
        // PostgreSQL reads the next batch while this one is processed.
        next = last ? readWordsOf(db, category, last) : undefined
        // Prevents an unhandled rejection; the `await` of the next iteration still gets the error.
        next?.catch(() => {})
        const begun = performance.now()
        for (const one of read) {
          if (builder.size === MOST_IN_SEGMENT) finish()
          builder.add(one)
        }
        // Yields to other requests, because the index is not urgent.
        await sleep(rest(performance.now() - begun))
      }
      finish()
      if (bytes > MOST_BYTES) return undefined
    }
    const stale = segments.map(({ mixes }) => new Uint8Array(mixes.length))
    versions += 1
    return { version: versions, segments, stale, changed: new Map(), mark: undefined, madeAt, readAt }
  }

  function start(all: readonly string[]): void {
    categories = all
    const at = performance.now()
    if (making || at < mayMakeAt) return
    making = true
    make()
      .then((index) => {
        known = index
        mayMakeAt = performance.now() + REST * (performance.now() - at)
      })
      .catch((error: unknown) => {
        mayMakeAt = performance.now() + RETRY
        onError(error)
      })
      .finally(() => {
        making = false
      })
  }

  /** Whether a segment of its category already contains the product with the same words. */
  function isSame({ segments, stale }: Known, one: ChangedWords): boolean {
    const mark = markOf(one)
    return segments.some(({ category, mixes, marks }, i) => {
      if (category !== one.category) return false
      const position = lowerBound(mixes, one.mix)
      return mixes[position] === one.mix && marks[position] === mark && stale[i]?.[position] === 0
    })
  }

  function put(index: Known, mix: number, fresh: readonly ChangedWords[]): void {
    if (!index.changed.has(mix) && fresh.every((one) => isSame(index, one))) return
    versions += 1
    index.version = versions
    index.changed.set(mix, fresh)
    for (const [i, { mixes }] of index.segments.entries())
      for (let position = lowerBound(mixes, mix); mixes[position] === mix; position += 1)
        (index.stale[i] as Uint8Array)[position] = 1
  }

  async function follow(index: Known, mark: string): Promise<void> {
    const at = performance.now()
    const readAt = await timeBefore(db, OVERLAP)
    const news = await readChangedWords(db, index.readAt, MOST_CHANGED)
    change = { at, took: performance.now() - at }
    if (known !== index) return
    if (!news) {
      known = undefined
      return
    }
    const byMix = new Map([...news.mixes].map((mix): [number, ChangedWords[]] => [mix, []]))
    for (const one of news.read) byMix.get(one.mix)?.push(one)
    for (const [mix, fresh] of byMix) put(index, mix, fresh)
    index.mark = mark
    index.readAt = readAt
    if (index.changed.size > MOST_CHANGED) known = undefined
  }

  return {
    start(all) {
      if (!known || known.changed.size > MANY_CHANGED || performance.now() - known.madeAt > REREAD) start(all)
    },
    async get(mark) {
      if (!known) return null
      const rested = performance.now() - change.at >= REST * change.took
      if (known.mark !== mark && (known.mark === undefined || mustChange || change.took < QUICK || rested)) {
        mustChange = false
        changing ??= follow(known, mark).finally(() => {
          changing = undefined
        })
        try {
          await changing
        } catch (error) {
          // PostgreSQL searches instead, because its data includes the changes.
          onError(error)
          return null
        }
      }
      return known ?? null
    },
    isMade: () => known !== undefined,
    clear() {
      mustChange = true
    },
  }
}
