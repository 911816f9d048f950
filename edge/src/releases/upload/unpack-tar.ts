import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Parser, type ReadEntry } from 'tar'
import { HttpError } from '../http-error'
import { PLAIN_FILE_NAME } from '../release-names'
import { limitUpload } from './limit-upload'

/** Bounds of one release, unpacked. */
const MOST_BYTES = 60 * 1024 * 1024
const MOST_FILES = 2_000
const DEEPEST = 4

/** Bounds of the archive: folders and extended headers are entries of their own, and each has a header of 512 bytes. */
const MOST_ENTRIES = 3 * MOST_FILES
const MOST_INCOMING = MOST_BYTES + MOST_ENTRIES * 1024

/**
 * Writes the files of a tar stream into `folder`, which must be empty. Only plain files with plain names below it are
 * taken: links, absolute paths, `..` and anything twice are refused, as is more than the bounds. Once it is settled nothing
 * is written any more.
 */
export async function unpackTar(stream: Readable, folder: string): Promise<void> {
  let bytes = 0
  let entries = 0
  const seen = new Set<string>()
  const writing: Promise<void>[] = []
  const stop = new AbortController()

  const count = (): void => {
    entries += 1
    if (entries > MOST_ENTRIES) throw new HttpError(413, `The upload has more than ${MOST_ENTRIES} entries.`)
  }

  const take = async (entry: ReadEntry): Promise<void> => {
    count()
    const path = entry.path.replace(/^\.\//, '').replace(/\/$/, '')
    if (entry.type === 'Directory') {
      entry.resume()
      return
    }
    const parts = path.split('/')
    const plain = parts.length <= DEEPEST && parts.every((part) => PLAIN_FILE_NAME.test(part))
    if (entry.type !== 'File' || !plain)
      throw new HttpError(400, `The upload holds "${path}", which is not a plain file.`)
    if (seen.has(path)) throw new HttpError(400, `The upload holds "${path}" twice.`)
    seen.add(path)
    bytes += entry.size
    if (seen.size > MOST_FILES) throw new HttpError(413, `A release may have ${MOST_FILES} files.`)
    if (bytes > MOST_BYTES) throw new HttpError(413, `A release may have ${MOST_BYTES / 1024 / 1024} MB.`)
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await pipeline(entry, createWriteStream(target, { flags: 'wx' }), { signal: stop.signal })
  }

  try {
    await new Promise<void>((resolve, reject) => {
      const bounded = limitUpload(MOST_INCOMING)
      const fail = (error: unknown): void => {
        stop.abort()
        // The rest is read and dropped: whoever sends it must get to read the answer.
        stream.unpipe()
        stream.resume()
        reject(refusalOf(error))
      }
      const parser = new Parser({ strict: true })
      parser.on('entry', (entry: ReadEntry) => {
        if (stop.signal.aborted) return entry.resume()
        const written = take(entry)
        written.catch((error: unknown) => {
          entry.resume()
          fail(error)
        })
        writing.push(written)
      })
      parser.on('meta', () => {
        try {
          count()
        } catch (error) {
          fail(error)
        }
      })
      parser.on('error', fail)
      parser.once('end', resolve)
      bounded.once('error', fail)
      stream.once('error', fail)
      stream.pipe(bounded).pipe(parser as unknown as NodeJS.WritableStream)
    })
    await Promise.all(writing)
  } finally {
    // Whatever is still on its way would come back after the folder was removed.
    await Promise.allSettled(writing)
  }
  if (seen.size === 0) throw new HttpError(400, 'The upload is empty.')
}

const refusalOf = (error: unknown): HttpError =>
  error instanceof HttpError
    ? error
    : new HttpError(400, `The upload is not a tar archive: ${error instanceof Error ? error.message : error}`)
