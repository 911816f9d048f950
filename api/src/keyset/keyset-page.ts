import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { badField } from '../http/problem'
import { type NotedTotal, type Place, toCursor, toPlace, UUID } from './cursor'
import { isMoment } from './is-moment'

/**
 * The sort order of a list: an indexed column or expression, its database type and its direction; the id breaks ties.
 */
export interface KeysetSort {
  key: SQL
  type: 'timestamptz' | 'timestamp' | 'bigint' | 'text'
  descends: boolean
  /** The type of the ids; by default UUID. */
  ids?: 'uuid' | 'text'
}

/** The requested page: after or before a cursor, or the first one. */
export interface KeysetQuery {
  size: number
  after?: string
  before?: string
}

/** Checks that a cursor's value has the sort's type; a cursor of another sort would cause a database error. */
const fits: Record<KeysetSort['type'], (value: string) => boolean> = {
  timestamptz: (value) => isMoment(value, { zoned: true }),
  timestamp: (value) => isMoment(value, { zoned: false }),
  bigint: (value) => /^\d{1,18}$/.test(value),
  text: () => true,
}

const idPatterns = { uuid: UUID, text: /^.{1,128}$/ }

/** The cursor position from which a page is read; undefined for the first page. 400 for a bad cursor. */
export function placeOf({ after, before }: KeysetQuery, ids: 'uuid' | 'text' = 'uuid'): Place | undefined {
  if (before !== undefined) return toPlace('before', before, idPatterns[ids])
  return after === undefined ? undefined : toPlace('after', after, idPatterns[ids])
}

/** The SQL condition and order of a page, and the value for its cursors. 400 for a bad cursor. */
export function keysetPage({ key, type, descends, ids = 'uuid' }: KeysetSort, id: SQLWrapper, query: KeysetQuery) {
  const field = query.before === undefined ? 'after' : 'before'
  // The previous page is read in the opposite direction.
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
 * The rows of a page in the list's order, and cursors to the neighbouring pages, which also store the total. `found`
 * has one row more than requested if further rows follow.
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
