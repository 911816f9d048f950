import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodePicture } from './encode-picture'
import { type Asker, createEncodeQueue } from './encode-queue'
import { isIntact } from './is-intact'
import { type Format, parsePictureFile } from './picture-file'
import type { PictureSource } from './picture-source'
import { createSharedJobs } from './shared-jobs'
import { trimCache } from './trim-cache'

/** The cache limit in bytes, so that visitors cannot fill the disk; the demo shop's pictures need a tenth of it. */
const CACHE_LIMIT = 2 * 1024 ** 3

/** Files written between two checks of the cache's size. */
const TRIM_EVERY = 2000

/** Keys are folder names, so they must not lead out of the store's folder. */
const KEY = /^[\w-]{1,100}$/

/** Milliseconds between two error reports: on a full disk, every visit would cause one. */
const REPORT_EVERY_MS = 60_000

/** The placeholder of an unknown picture: one neutral colour twice. */
const NEUTRAL_TONE = 'e4e1dbe4e1db'

/** The shop's pictures, encoded on the first request and then stored. */
export interface PictureStore extends Pick<PictureSource, 'categoryPicture' | 'categoryBanner'> {
  /** Whether the source or the folder contains a picture with this key. */
  has(key: string): Promise<boolean>
  /**
   * The bytes of a file, such as `('v1-tee-4b00-1', '640.webp')`; null if it does not exist. Without `asker` the job
   * has low priority. Rejects with a 503 problem if too many jobs wait, and with the signal's reason if the visitor
   * disconnects. A picture that cannot be stored, as on a full disk, is encoded for each request.
   */
  read(key: string, file: string, asker?: Asker): Promise<Buffer | null>
  /** The placeholder of a picture: two colours as twelve hexadecimal digits. */
  toneOf(key: string): string
  /** Deletes the files of a picture that its source no longer has. */
  forget(key: string): Promise<void>
}

async function readIntact(path: string, format: Format): Promise<Buffer | null> {
  try {
    const file = await readFile(path)
    return isIntact(file, format) ? file : null
  } catch {
    return null
  }
}

// The rename makes the file appear complete or not at all, even if the process dies.
async function keep(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Opens the store in `folder`, with files `<key>/<width>.<format>`. Without a source it serves only the files in the
 * folder. `onError` is called at most once a minute when pictures cannot be stored.
 */
export function openPictureStore(
  folder: string,
  source?: PictureSource,
  onError: (error: unknown) => void = () => {},
): PictureStore {
  const queue = createEncodeQueue()
  let written = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  const report = (error: unknown): void => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    onError(error)
  }
  const underWay = createSharedJobs<Buffer>()
  return {
    categoryBanner: (keyword) => source?.categoryBanner(keyword),
    categoryPicture: (keyword) => source?.categoryPicture(keyword),
    toneOf: (key) => source?.toneOf(key) ?? NEUTRAL_TONE,
    async has(key) {
      if (!KEY.test(key)) return false
      if (await source?.find(key)) return true
      return access(join(folder, key)).then(
        () => true,
        () => false,
      )
    },
    async forget(key) {
      if (KEY.test(key) && !(await source?.find(key))) await rm(join(folder, key), { recursive: true, force: true })
    },
    async read(key, file, asker) {
      const wanted = KEY.test(key) ? parsePictureFile(file) : null
      if (!wanted) return null
      const path = join(folder, key, file)
      const stored = await readIntact(path, wanted.format)
      if (stored) return stored
      const original = await source?.find(key)
      if (!original || wanted.width > original.maxWidth) return null
      const { shown = true } = original
      const isUrgent = asker !== undefined && shown
      const encode = async () => {
        // A visitor's request may have created it while this job waited.
        const made = isUrgent ? null : await readIntact(path, wanted.format)
        if (made) return made
        const bytes = await encodePicture(await original.draw(wanted.width), wanted)
        if (!shown) return bytes
        try {
          await keep(join(folder, key), path, bytes)
          if (++written % TRIM_EVERY === 0) await trimCache(folder, CACHE_LIMIT)
        } catch (error) {
          report(error)
        }
        return bytes
      }
      const run = isUrgent ? queue.urgent : queue.idle
      // A visitor must not share an idle job, which waits for all visitors' jobs.
      return underWay.join(isUrgent ? path : `idle ${path}`, asker?.signal, (signal) =>
        run({ network: asker?.network ?? '', signal }, encode),
      )
    },
  }
}
