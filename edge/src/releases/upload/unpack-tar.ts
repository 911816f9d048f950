import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Parser, type ReadEntry } from 'tar'
import { HttpError } from '../http-error'
import { PLAIN_FILE_NAME } from '../plain-file-name'
import { limitUpload } from './limit-upload'

/** Limits of one unpacked release. */
const MAX_BYTES = 60 * 1024 * 1024
const MAX_FILES = 2_000
const MAX_DEPTH = 4

/** Limits of the archive: folders and extended headers count as entries too, each with a header of 512 bytes. */
const MAX_ENTRIES = 3 * MAX_FILES
const MAX_ARCHIVE_BYTES = MAX_BYTES + MAX_ENTRIES * 1024

/**
 * Writes the files of a tar stream into `folder`, which must be empty. Refuses links, absolute paths, `..`, duplicates and
 * anything beyond the limits. Resolves to the bytes of all files. Once the promise settles nothing more is written.
 */
export async function unpackTar(stream: Readable, folder: string): Promise<number> {
  let bytes = 0
  let entries = 0
  const seen = new Set<string>()
  const folders = new Set<string>()
  const writing: Promise<void>[] = []
  const stop = new AbortController()

  const count = (): void => {
    entries += 1
    if (entries > MAX_ENTRIES) throw new HttpError(413, `The upload has more than ${MAX_ENTRIES} entries.`)
  }

  const take = async (entry: ReadEntry): Promise<void> => {
    count()
    const path = entry.path.replace(/^\.\//, '').replace(/\/$/, '')
    if (entry.type === 'Directory') {
      entry.resume()
      return
    }
    const parts = path.split('/')
    const plain = parts.length <= MAX_DEPTH && parts.every((part) => PLAIN_FILE_NAME.test(part))
    if (entry.type !== 'File' || !plain) throw new HttpError(400, `"${path}" in the upload is not a plain file.`)
    if (seen.has(path)) throw new HttpError(400, `"${path}" is in the upload twice.`)
    const above = parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'))
    const clash = folders.has(path) ? path : above.find((one) => seen.has(one))
    if (clash !== undefined) throw new HttpError(400, `"${clash}" in the upload is both a file and a folder.`)
    for (const one of above) folders.add(one)
    seen.add(path)
    bytes += entry.size
    if (seen.size > MAX_FILES) throw new HttpError(413, `A release may have at most ${MAX_FILES} files.`)
    if (bytes > MAX_BYTES) throw new HttpError(413, `A release may have at most ${MAX_BYTES / 1024 / 1024} MB.`)
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await pipeline(entry, createWriteStream(target, { flags: 'wx' }), { signal: stop.signal })
  }

  try {
    await new Promise<void>((resolve, reject) => {
      const bounded = limitUpload(MAX_ARCHIVE_BYTES)
      const fail = (error: unknown): void => {
        stop.abort()
        // The rest is read and dropped, so that the sender gets to read the answer.
        stream.unpipe()
        stream.resume()
        reject(httpErrorOf(error))
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
      stream.once('close', () => {
        if (!stream.readableEnded) fail(new HttpError(400, 'The upload broke off.'))
      })
      stream.pipe(bounded).pipe(parser as unknown as NodeJS.WritableStream)
    })
    await Promise.all(writing)
  } finally {
    // A write that is still running would recreate the folder after its removal.
    await Promise.allSettled(writing)
  }
  if (seen.size === 0) throw new HttpError(400, 'The upload is empty.')
  return bytes
}

/**
 * The error to answer with. Errors of the file system stay unchanged, because their messages name paths of this server.
 */
function httpErrorOf(error: unknown): unknown {
  if (error instanceof HttpError || (typeof error === 'object' && error !== null && 'syscall' in error)) return error
  return new HttpError(400, `The upload is not a tar archive: ${error instanceof Error ? error.message : error}`)
}
