import { Type } from 'typebox'
import { badField } from '../http/problem'
import type { Total } from './count-or-estimate'

/**
 * The maximum length of a cursor: a name of 200 characters takes up to 800 bytes, the rest fewer than 95, and base64url
 * adds a third.
 */
const LONGEST = 1200

/** A cursor as a query parameter. */
export const Cursor = Type.String({
  maxLength: LONGEST,
  pattern: '^[\\w-]+$',
  description: 'Cursor from a response with the same sort and filters',
})

/** A UUID in PostgreSQL's notation. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The length of a list when its first page was read, stored in the cursor so that later pages need not count again. */
export interface NotedTotal extends Total {
  /** A hash of the filters that were counted. */
  filters: string
  /** The time of the count, in seconds. */
  at: number
}

/** The end of a page: the sort value in PostgreSQL's notation, and the id. */
export interface Place {
  value: string
  id: string
  total?: NotedTotal
}

export function toCursor({ value, id, total }: Place): string {
  const noted = total ? [total.count, total.countIs, total.filters, total.at] : []
  return Buffer.from(JSON.stringify([value, id, ...noted])).toString('base64url')
}

const isText = (part: unknown): part is string => typeof part === 'string' && !part.includes('\0')

function toTotal([count, countIs, filters, at]: unknown[]): NotedTotal | undefined {
  if (!Number.isSafeInteger(count) || !Number.isSafeInteger(at) || !isText(filters)) return undefined
  const known = (['exact', 'estimate', 'more'] as const).find((one) => one === countIs)
  return known && { count: Number(count), countIs: known, filters, at: Number(at) }
}

/**
 * Decodes a cursor; `ids` is the pattern of its ids, by default UUIDs. Throws 400 for a cursor that no response
 * contained.
 */
export function toPlace(field: 'after' | 'before', cursor: string, ids = UUID): Place {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts)) {
      const [value, id, ...noted] = parts as unknown[]
      const total = toTotal(noted)
      if (isText(value) && isText(id) && ids.test(id)) return { value, id, ...(total && { total }) }
    }
  } catch {
    // Invalid JSON also ends in the error below.
  }
  throw badField(field, `${field} must be a cursor of an answer.`)
}
