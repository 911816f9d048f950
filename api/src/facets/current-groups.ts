import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { groupsOf } from './catalogue-groups'
import type { ProductsWithSameTraits } from './products-with-same-traits'
import { readChanges, readShelves } from './read-products-with-same-traits'
import type { Shelf } from './shelf'

/** The groups of all active products, kept up to date. */
export interface CurrentGroups {
  /** The groups under a mark of the catalogue's revision. Only the first call waits until all products are read. */
  get(mark: string): Promise<ProductsWithSameTraits[]>
  /** The next call waits for all changes, even if reading them takes long. */
  clear(): void
}

interface Known {
  shelves: readonly Shelf[]
  groups: ProductsWithSameTraits[]
  mark: string
  /** The database's time before the last read, as it writes it. */
  readAt: string
  /** When all products were read, by `performance.now()`, which a corrected clock does not move, and how long that took. */
  at: number
  took: number
}

/** Milliseconds after which all products are read again, in case a change did not touch its time. */
const REREAD = 60_000

/** What took `t` is not repeated for `REST * t`: it costs at most a twentieth of a core. */
const REST = 20

/** Changes that are read in fewer milliseconds are always waited for. */
const QUICK = 50

/** Transactions commit later than they begin: changes are looked for so far before the last read. */
const OVERLAP = '1 minute'

/** Keeps the groups of all active products. `onError` gets errors of reads for which nobody waits. */
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

  function readAll(mark: string): Promise<Known> {
    const read = async () => {
      const at = performance.now()
      const readAt = await timeBefore()
      const shelves = await readShelves(db)
      known = { shelves, groups: groupsOf(shelves), mark, readAt, at, took: performance.now() - at }
      return known
    }
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readChanged(before: Known, mark: string): Promise<void> {
    const at = performance.now()
    const readAt = await timeBefore()
    const shelves = await readChanges(db, before.shelves, before.readAt)
    change = { at, took: performance.now() - at }
    if (!shelves) {
      // Too much has changed: everything is read, which is waited for when it is quick or what is known is old.
      const rest = REST * before.took
      const isQuick = before.took < QUICK
      if (!isQuick && at - before.at < rest) return
      const all = readAll(mark)
      if (isQuick || at - before.at >= REREAD + rest) await all
      else all.catch(onError)
      return
    }
    // Another read of everything may have ended meanwhile.
    if (known !== before) return
    const same = shelves.length === before.shelves.length && shelves.every((shelf, i) => shelf === before.shelves[i])
    known = { ...before, shelves, groups: same ? before.groups : groupsOf(shelves), mark, readAt }
  }

  return {
    async get(mark) {
      if (!known) return (await readAll(mark)).groups
      const age = performance.now() - known.at
      if (age >= Math.max(REREAD, REST * known.took)) readAll(mark).catch(onError)
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
