import { array, number, object, type Parse } from './parse'
import { parseReleaseStep, type ReleaseEvent } from './revision-and-releases-state'

/** A page of the history, `GET /releases/v1/history`. Its cursors are values of `before`. */
export interface ReleaseHistory {
  /** Newest first. */
  steps: (ReleaseEvent & { number: number })[]
  /** Where the next older page begins; null when there is none. */
  older: number | null
  /** Where the next newer page begins; `before: null` means the newest page. Null when there is none. */
  newer: { before: number | null } | null
}

const cursor: Parse<number | null> = (value, path) =>
  value === null ? null : number(1, Number.MAX_SAFE_INTEGER)(value, path)

const parseNewer = object<{ before: number | null }>({ before: cursor })

/** Parses a page of the history; throws `ParseError` with the path. */
export const parseReleaseHistory: Parse<ReleaseHistory> = object({
  steps: array(parseReleaseStep),
  older: cursor,
  newer: (value, path) => (value === null ? null : parseNewer(value, path)),
})
