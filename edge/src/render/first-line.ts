import { PassThrough, pipeline, type Readable } from 'node:stream'

const LARGEST_LINE_BYTES = 4 * 1024 * 1024

/** Splits a stream at its first line break: the line, and a stream of what follows. */
export function firstLine(stream: Readable): Promise<{ line: string; rest: Readable }> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer): void => {
      const end = chunk.indexOf(10)
      parts.push(end < 0 ? chunk : chunk.subarray(0, end))
      size += chunk.length
      if (end < 0) {
        if (size > LARGEST_LINE_BYTES) fail(new Error('the first line is too long'))
        return
      }
      stream.off('data', onData).off('end', onEnd).off('error', fail)
      stream.pause()
      const rest = new PassThrough()
      rest.write(chunk.subarray(end + 1))
      // Ends both with either: a visitor who leaves ends the rendering too.
      pipeline(stream, rest, () => {})
      resolve({ line: Buffer.concat(parts).toString(), rest })
    }
    const onEnd = (): void => fail(new Error('the answer ended before its first line'))
    const fail = (error: Error): void => {
      stream.off('data', onData).off('end', onEnd).off('error', fail)
      stream.destroy()
      reject(error)
    }
    stream.on('data', onData).once('end', onEnd).once('error', fail)
  })
}
