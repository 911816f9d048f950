import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { badField } from '../http/problem'
import { type NotedTotal, type Place, toCursor, toPlace, UUID } from './cursor'
import { isMoment } from './is-moment'

/** What a list is sorted by: a column that an index has, its type in the database, and its direction; the id breaks ties. */
export interface KeysetSort {
  key: SQL
  type: 'timestamptz' | 'timestamp' | 'bigint' | 'text'
  descends: boolean
  /** What the ids are; a UUID unless told. */
  ids?: 'uuid' | 'text'
}

/** Which page: after or before the place of a cursor, or the first one. */
export interface KeysetQuery {
  size: number
  after?: string
  before?: string
}

/** A value that the type of the sort takes; a cursor of another sort would be an error of the database. */
const fits: Record<KeysetSort['type'], (value: string) => boolean> = {
  timestamptz: (value) => isMoment(value, { zoned: true }),
  timestamp: (value) => isMoment(value, { zoned: false }),
  bigint: (value) => /^\d{1,10}$/.test(value),
  text: () => true,
}

const idPatterns = { uuid: UUID, text: /^.{1,128}$/ }

/** The place from which a page is read; undefined for the first page. 400 for a bad cursor. */
export function placeOf({ after, before }: KeysetQuery, ids: 'uuid' | 'text' = 'uuid'): Place | undefined {
  if (before !== undefined) return toPlace('before', before, idPatterns[ids])
  return after === undefined ? undefined : toPlace('after', after, idPatterns[ids])
}

/** A page's condition, order and the value that its cursors hold. 400 for a bad cursor. */
export function keysetPage({ key, type, descends, ids = 'uuid' }: KeysetSort, id: SQLWrapper, query: KeysetQuery) {
  const field = query.before === undefined ? 'after' : 'before'
  // The page before is read in the opposite direction.
  const down = descends !== (query.before !== undefined)
  const place = placeOf(query, ids)
  if (place && !fits[type](place.value)) throw badField(field, `${field} belongs to another sort.`)
  const beyond: SQL | undefined =
    place &&
    sql`(${key}, ${id}) ${sql.raw(down ? '<' : '>')} (${place.value}::${sql.raw(type)}, ${place.id}::${sql.raw(ids)})`
  const direction = sql.raw(down ? 'desc' : 'asc')
  return {
    beyond,
    order: [sql`${key} ${direction}`, sql`${id} ${direction}`],
    value: sql<string>`(${key})::text`,
  }
}

/**
 * The rows of a page, in the order of the list, and its neighbours' cursors, which note how many rows there are. `found` is one row
 * longer than asked where more follow.
 */
export function toKeysetPage<Row extends { id: string; sortValue: string }>(
  found: readonly Row[],
  { size, after, before }: KeysetQuery,
  total?: NotedTotal,
): { rows: Row[]; next?: string; previous?: string } {
  const more = found.length > size
  const rows = found.slice(0, size)
  if (before !== undefined) rows.reverse()
  const cursorOf = (row: Row | undefined) =>
    row && toCursor({ value: row.sortValue, id: row.id, ...(total && { total }) })
  const next = before !== undefined || more ? cursorOf(rows.at(-1)) : undefined
  const previous = (before === undefined ? after !== undefined : more) ? cursorOf(rows[0]) : undefined
  return { rows, ...(next && { next }), ...(previous && { previous }) }
}
