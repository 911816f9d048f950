import { Type } from 'typebox'
import { badField } from '../http/problem'
import type { Total } from './count-or-estimate'

/** A name of 200 characters has up to 800 bytes, what is beside it fewer than 95; base64url makes four thirds of them. */
const LONGEST = 1200

/** A cursor as a query parameter. */
export const Cursor = Type.String({
  maxLength: LONGEST,
  pattern: '^[\\w-]+$',
  description: 'From an answer with the same sort and filters',
})

/** What a UUID looks like as the database writes it. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How many rows a list had when its first page was read, so that the next pages need not count again. */
export interface NotedTotal extends Total {
  /** The filters that were counted by. */
  filters: string
  /** When, in seconds. */
  at: number
}

/** Where a page ends: the value that it is sorted by, as the database writes it, and the id. */
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

/** The place that a cursor names; `ids` is what its ids look like, UUIDs unless told. 400 for what no answer has had. */
export function toPlace(field: 'after' | 'before', cursor: string, ids = UUID): Place {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts)) {
      const [value, id, ...noted] = parts as unknown[]
      const total = toTotal(noted)
      if (isText(value) && isText(id) && ids.test(id)) return { value, id, ...(total && { total }) }
    }
  } catch {
    // What is no JSON is answered as below.
  }
  throw badField(field, `${field} must be a cursor of an answer.`)
}
