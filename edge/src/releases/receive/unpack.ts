import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Parser, type ReadEntry } from 'tar'
import { Refused } from '../refused'

/** Bounds of one release, unpacked. */
const MOST_BYTES = 60 * 1024 * 1024
const MOST_FILES = 2_000
const DEEPEST = 4

const FILE_PART = /^(?!\.{1,2}$)[\w.@~+-]{1,200}$/

/**
 * Writes the files of a tar stream into `folder`, which must be empty. Only plain files with plain names below it are
 * taken: links, absolute paths, `..` and anything twice are refused, as is more than the bounds.
 */
export async function unpack(stream: Readable, folder: string): Promise<void> {
  let bytes = 0
  const seen = new Set<string>()
  const writing: Promise<unknown>[] = []

  const take = async (entry: ReadEntry): Promise<void> => {
    const path = entry.path.replace(/^\.\//, '').replace(/\/$/, '')
    if (entry.type === 'Directory') {
      entry.resume()
      return
    }
    const parts = path.split('/')
    const plain = parts.length <= DEEPEST && parts.every((part) => FILE_PART.test(part))
    if (entry.type !== 'File' || !plain)
      throw new Refused(400, `The upload holds "${path}", which is not a plain file.`)
    if (seen.has(path)) throw new Refused(400, `The upload holds "${path}" twice.`)
    seen.add(path)
    bytes += entry.size
    if (seen.size > MOST_FILES) throw new Refused(413, `A release may have ${MOST_FILES} files.`)
    if (bytes > MOST_BYTES) throw new Refused(413, `A release may have ${MOST_BYTES / 1024 / 1024} MB.`)
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await pipeline(entry, createWriteStream(target, { flags: 'wx' }))
  }

  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      // The rest is read and dropped: whoever sends it must get to read the answer.
      stream.unpipe()
      stream.resume()
      reject(
        error instanceof Refused ? error : new Refused(400, `The upload is not a tar archive: ${messageOf(error)}`),
      )
    }
    const parser = new Parser({ strict: true })
    parser.on('entry', (entry: ReadEntry) => {
      const written = take(entry)
      written.catch((error: unknown) => {
        entry.resume()
        fail(error)
      })
      writing.push(written)
    })
    parser.on('error', fail)
    parser.once('end', resolve)
    stream.once('error', fail)
    stream.pipe(parser as unknown as NodeJS.WritableStream)
  })
  await Promise.all(writing)
  if (seen.size === 0) throw new Refused(400, 'The upload is empty.')
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
