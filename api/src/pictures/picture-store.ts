import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodePicture } from './encode-picture'
import { type Asker, createEncodeTurns } from './encode-turns'
import { isIntact } from './is-intact'
import { type Format, parsePictureFile } from './picture-file'
import type { PictureSource } from './picture-source'
import { createSharedJobs } from './shared-jobs'
import { trimCache } from './trim-cache'

/** Bytes, so that visitors cannot fill the disk; the demo shop's pictures need a tenth of it. */
const CACHE_LIMIT = 2 * 1024 ** 3

/** Files written between two checks of the cache's size. */
const TRIM_EVERY = 2000

/** Keys are folder names, so they must not lead out of the store's folder. */
const KEY = /^[\w-]{1,100}$/

/** Milliseconds between two reports that pictures cannot be stored: on a full disk every visit would make one. */
const REPORT_EVERY_MS = 60_000

/** The placeholder of an unknown picture: one neutral colour twice. */
const NEUTRAL_TONE = 'e4e1dbe4e1db'

/** The shop's pictures, encoded on the first request and then stored. */
export interface PictureStore extends Pick<PictureSource, 'categoryPicture' | 'banners'> {
  /** Whether there is a picture of this key, in the source or in the folder. */
  has(key: string): Promise<boolean>
  /**
   * The bytes of a file, such as `('v1-tee-4b00-1', '640.webp')`; null when there is none.
   * Without `asker` nobody waits for it. Rejects with a 503 problem when too many wait, with the signal's reason when the asker
   * leaves. A picture that cannot be stored, on a full disk, is encoded for each visitor.
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

// The rename makes the file appear whole or not at all, even when the process dies.
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
 * Opens the store in `folder`, with files `<key>/<width>.<format>`. Without a source it serves only what the folder holds.
 * `onError` learns once a minute that a picture could not be stored.
 */
export function openPictureStore(
  folder: string,
  source?: PictureSource,
  onError: (error: unknown) => void = () => {},
): PictureStore {
  const turns = createEncodeTurns()
  let written = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  const report = (error: unknown): void => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    onError(error)
  }
  const underWay = createSharedJobs<Buffer>()
  return {
    banners: source?.banners ?? [],
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
        // A visitor may have had it made while this waited.
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
      const run = isUrgent ? turns.urgent : turns.idle
      // A visitor must not wait for an idle job, which waits for all visitors.
      return underWay.join(isUrgent ? path : `idle ${path}`, asker?.signal, (signal) =>
        run({ network: asker?.network ?? '', signal }, encode),
      )
    },
  }
}
