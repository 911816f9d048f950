import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'

/** A file of a form on the disk, so that a slow sender holds no memory. */
export interface ReceivedFile {
  /** Bytes. */
  size: number
  read(): Promise<Buffer>
  /** Deletes it. */
  close(): Promise<void>
}

/** Writes a stream to the disk. The file has no name there, so that the system deletes it when this process ends. */
export async function receiveFile(stream: Readable, signal: AbortSignal): Promise<ReceivedFile> {
  const path = join(tmpdir(), `superium-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    for await (const chunk of addAbortSignal(signal, stream)) await file.appendFile(chunk)
    const { size } = await file.stat()
    return { size, read: () => readAll(file, size), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readAll(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('an uploaded file has become shorter')
    at += bytesRead
  }
  return bytes
}
