import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { intact } from './intact'
import { parseKey } from './key'
import { trim } from './trim'
import { parseVariant, render } from './variants'
import { WorkQueue } from './work-queue'

/** Encoders at work at once: as many as a small machine has cores. */
const WORKERS = 2

/** Pictures that may wait: about six seconds of work. */
const WAITING = 200

/** Bytes. The demo shop's pictures need a tenth; the rest keeps curious visitors from filling the disk with all that can be drawn. */
const CACHE_LIMIT = 2 * 1024 ** 3

/** Files written between two looks at the size of the cache. */
const TRIM_EVERY = 2000

/** The shop's pictures: made when first asked for, then kept. */
export interface Pictures {
  /**
   * The bytes of a variant, such as `('v1-tee-4b00-1', '640.webp')`; null when there is no such picture.
   * Rejects with QueueFull when too many wait, and with a file error when the cache folder cannot be written.
   */
  get(key: string, file: string, urgent?: boolean): Promise<Buffer | null>
}

async function readIntact(path: string, format: Parameters<typeof intact>[1]): Promise<Buffer | null> {
  try {
    const file = await readFile(path)
    return intact(file, format) ? file : null
  } catch {
    return null
  }
}

// Readers see the whole file or none, whatever process writes it and whenever it dies.
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

/** Opens the picture cache in `folder` (made when missing): `<folder>/<key>/<width>.<format>`. */
export function openPictures(folder: string): Pictures {
  const queue = new WorkQueue(WORKERS, WAITING)
  let written = 0
  const underWay = new Map<string, Promise<Buffer>>()
  return {
    async get(key, file, urgent = true) {
      const picture = parseKey(key)
      const variant = picture && parseVariant(file, picture)
      if (!picture || !variant) return null
      const path = join(folder, key, file)
      const cached = await readIntact(path, variant.format)
      if (cached) return cached
      const waiting = underWay.get(path)
      if (waiting) return waiting
      const made = queue
        .run(async () => {
          const bytes = await render(picture, variant)
          await keep(join(folder, key), path, bytes)
          if (++written % TRIM_EVERY === 0) await trim(folder, CACHE_LIMIT)
          return bytes
        }, urgent)
        .finally(() => underWay.delete(path))
      underWay.set(path, made)
      return made
    },
  }
}
