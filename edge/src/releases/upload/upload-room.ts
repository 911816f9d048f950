import { statfs } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../http-error'

const MB = 1024 * 1024
/** Bytes of the disk that uploads leave free: without room for a new revision, no rollback would be possible. */
const KEPT_FREE = 256 * MB
/** Bytes that one name may store within a day; a release of the largest size 34 times. */
const PER_DAY = 2048 * MB
const DAY_MS = 86_400_000
const MAX_NAMES = 1_000

/** Keeps the disk of the release store from filling up with one team's uploads. */
export interface UploadRoom {
  /** Throws `HttpError` 503 when the disk has no room for an upload. */
  mustBeFree(): Promise<void>
  /** Counts the bytes that a name is about to store. Throws `HttpError` 429 when it has stored too many today. */
  take(name: string, bytes: number): void
}

/** `dir`: the store. `free`: bytes that its disk has left. */
export function createUploadRoom(dir: string, free: (dir: string) => Promise<number> = freeBytes): UploadRoom {
  const stored = new LRUCache<string, number>({ max: MAX_NAMES, ttl: DAY_MS, noUpdateTTL: true })
  return {
    async mustBeFree() {
      if ((await free(dir)) >= KEPT_FREE) return
      throw new HttpError(
        503,
        "The release store's disk is nearly full. An administrator of the site has to make room.",
      )
    },
    take(name, bytes) {
      const sum = (stored.get(name) ?? 0) + bytes
      if (sum > PER_DAY) {
        throw new HttpError(429, `${name} has stored ${Math.floor(PER_DAY / MB)} MB within a day. Try again tomorrow.`)
      }
      stored.set(name, sum)
    },
  }
}

/** A missing store, or a file system that cannot report its free space, counts as unlimited. */
const freeBytes = (dir: string): Promise<number> =>
  statfs(dir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
