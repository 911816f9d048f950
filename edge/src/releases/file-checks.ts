import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { INTEGRITY_FILE } from '@superium/release/integrity'
import { LRUCache } from 'lru-cache'
import { parseIntegrity } from './deployment-from-store'

/** Files whose verdict is remembered. */
const MAX_FILES = 5_000
/** Releases whose list of hashes is remembered. */
const MAX_LISTS = 50

/** `unlisted`: its release has no hash of it to compare with. */
export type FileVerdict = 'intact' | 'damaged' | 'unlisted'

/** The encodings in which a file may be sent, by the end of its name. */
const FORMS = { '': undefined, '.br': createBrotliDecompress, '.gz': createGunzip } as const

/**
 * Compares files of releases, and their compressed copies, with the hashes of their release. Each file is read once per
 * process, and again when its size or time has changed.
 */
export function createFileChecks(
  releasesDir: string,
): (name: string, version: string, file: string) => Promise<FileVerdict> {
  const verdicts = new LRUCache<string, Promise<FileVerdict>>({ max: MAX_FILES })
  const lists = new LRUCache<string, Promise<Record<string, string> | undefined>>({ max: MAX_LISTS })

  return async (name, version, file) => {
    const folder = join(releasesDir, name, version)
    const path = join(folder, file)
    const list = join(folder, INTEGRITY_FILE)
    const [listState = '', ...states] = await Promise.all(
      [list, ...Object.keys(FORMS).map((end) => path + end)].map(stateOf),
    )
    const key = [path, listState, ...states].join(' ')
    const known = verdicts.get(key)
    if (known) return known
    const hashes = lists.get(list + listState) ?? readList(list)
    lists.set(list + listState, hashes)
    const verdict = hashes.then((found) => judge(path, found?.[file]))
    verdicts.set(key, verdict)
    // A file that could not be read may be readable later.
    verdict.catch(() => verdicts.delete(key))
    return verdict
  }
}

async function judge(path: string, expected: string | undefined): Promise<FileVerdict> {
  if (expected === undefined) return 'unlisted'
  const { size } = await stat(path)
  const intact = await Promise.all(
    Object.entries(FORMS).map(async ([end, unpack]) => {
      const exists = await stat(path + end).then(
        () => true,
        () => false,
      )
      return !exists || (await hashOf(path + end, unpack?.(), size)) === expected
    }),
  )
  return intact.every(Boolean) ? 'intact' : 'damaged'
}

/** The hash of a file's content; undefined when it cannot be unpacked, or is longer than the file that was released. */
async function hashOf(
  path: string,
  unpack: ReturnType<typeof createGunzip | typeof createBrotliDecompress> | undefined,
  size: number,
): Promise<string | undefined> {
  const hash = createHash('sha384')
  let bytes = 0
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(bytes > size ? new Error('it is too long') : null)
    },
  })
  try {
    await (unpack ? pipeline(createReadStream(path), unpack, sink) : pipeline(createReadStream(path), sink))
  } catch (error) {
    // An error of the file system says nothing about the file's content.
    if (error instanceof Error && 'syscall' in error) throw error
    return undefined
  }
  return `sha384-${hash.digest('base64')}`
}

/** Undefined if the list is missing or invalid. */
async function readList(path: string): Promise<Record<string, string> | undefined> {
  try {
    return parseIntegrity(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** A text that changes whenever the file does; `-` for a missing file. */
const stateOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ size, mtimeMs, ctimeMs, ino }) => [size, mtimeMs, ctimeMs, ino].join(),
    () => '-',
  )
