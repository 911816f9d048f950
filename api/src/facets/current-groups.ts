import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { groupsOf } from './catalogue-groups'
import type { CategoryIndex } from './category-index'
import type { ProductsWithSameTraits } from './products-with-same-traits'
import { readCategoryIndexes, readChanges } from './read-category-indexes'

/** The groups of all active products, kept up to date. */
export interface CurrentGroups {
  /** The groups for a revision of the catalogue (`mark`). Only the first call waits until all products are read. */
  get(mark: string): Promise<ProductsWithSameTraits[]>
  /** Makes the next call wait for all changes, even if reading them takes long. */
  clear(): void
}

interface Known {
  categoryIndexes: readonly CategoryIndex[]
  groups: ProductsWithSameTraits[]
  mark: string
  /** The database's time before the last read, as text from PostgreSQL. */
  readAt: string
  /**
   * When all products were read, by `performance.now()`, which clock corrections do not affect, and how long that took
   * without its rests.
   */
  at: number
  took: number
}

/** Milliseconds after which all products are read again, in case a change did not update its row's timestamp. */
const REREAD = 60_000

/** Work that took `t` is not repeated for `REST * t`, so that it uses at most a twentieth of a core. */
const REST = 20

/** A full read that nobody waits for rests this many times as long as it computes. */
const REST_PER_WORK = 1

/** Callers always wait for changes that take fewer milliseconds to read. */
const QUICK = 50

/** How far before the last read changes are looked for, because transactions commit later than they begin. */
const OVERLAP = '1 minute'

/** Keeps the groups of all active products up to date. `onError` receives errors of background reads. */
export function createCurrentGroups(db: Queries, onError: (error: unknown) => void): CurrentGroups {
  let known: Known | undefined
  let reading: Promise<Known> | undefined
  let changing: Promise<void> | undefined
  let change = { at: 0, took: 0 }
  let mustChange = false

  async function timeBefore(): Promise<string> {
    const { rows } = await db.execute<{ before: string }>(sql`select (now() - ${OVERLAP}::interval)::text as before`)
    return rows[0]?.before ?? ''
  }

  function readAll(mark: string, rest = 0): Promise<Known> {
    const read = async () => {
      const before = known
      const at = performance.now()
      let rested = 0
      const readAt = await timeBefore()
      const onRest = (milliseconds: number) => {
        rested += milliseconds
      }
      const categoryIndexes = await readCategoryIndexes(db, { rest, onRest })
      const took = performance.now() - at - rested
      // Changes that were read in the meantime may be missing here, so the next call reads them again.
      if (known !== before) mustChange = true
      known = { categoryIndexes, groups: groupsOf(categoryIndexes), mark, readAt, at, took }
      return known
    }
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readChanged(before: Known, mark: string): Promise<void> {
    if (before.groups.length === 0) {
      // Changes are found by the database's clock, which may have been set back, and a slow first read of a cold database
      // delays the next full one twentyfold: a new shop's first products would stay hidden.
      await readAll(mark)
      return
    }
    const at = performance.now()
    const readAt = await timeBefore()
    const categoryIndexes = await readChanges(db, before.categoryIndexes, before.readAt)
    change = { at, took: performance.now() - at }
    if (!categoryIndexes) {
      // Too much has changed, so everything is read again. The caller waits if that is quick or if the known data is
      // old.
      const rest = REST * before.took
      const isQuick = before.took < QUICK
      if (!isQuick && at - before.at < rest) return
      if (isQuick || at - before.at >= REREAD + rest) await readAll(mark)
      else readAll(mark, REST_PER_WORK).catch(onError)
      return
    }
    // Another full read may have finished in the meantime.
    if (known !== before) return
    const same =
      categoryIndexes.length === before.categoryIndexes.length &&
      categoryIndexes.every((categoryIndex, i) => categoryIndex === before.categoryIndexes[i])
    known = { ...before, categoryIndexes, groups: same ? before.groups : groupsOf(categoryIndexes), mark, readAt }
  }

  return {
    async get(mark) {
      if (!known) return (await readAll(mark)).groups
      const age = performance.now() - known.at
      if (age >= Math.max(REREAD, REST * known.took)) readAll(mark, REST_PER_WORK).catch(onError)
      const rested = performance.now() - change.at >= REST * change.took
      if (known.mark !== mark && (mustChange || change.took < QUICK || rested)) {
        mustChange = false
        changing ??= readChanged(known, mark).finally(() => {
          changing = undefined
        })
        await changing
      }
      return known.groups
    },
    clear() {
      mustChange = true
    },
  }
}
