import type { Readable } from 'node:stream'

/** What a frame of a renderer's answer holds. */
export const FRAME = { head: 1, html: 2, tail: 3 } as const
type Kind = (typeof FRAME)[keyof typeof FRAME]

/** One part of a renderer's answer: JSON (head, tail) or a piece of HTML. */
export interface Frame {
  kind: number
  body: Buffer
}

const PREFIX_BYTES = 5
const LARGEST_FRAME_BYTES = 16 * 1024 * 1024

/** A frame as it goes over the socket: one byte of kind, four of length (big endian), the body. */
export function encodeFrame(kind: Kind, body: string | Uint8Array): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt8(kind)
  prefix.writeUInt32BE(content.length, 1)
  return Buffer.concat([prefix, content])
}

/** The frames in a stream, as they come. Throws when the stream ends inside one, or when one is too large. */
export async function* readFrames(stream: Readable): AsyncGenerator<Frame> {
  let held: Buffer[] = []
  let bytes = 0
  let needed = PREFIX_BYTES
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk)
    bytes += chunk.length
    if (bytes < needed) continue
    let rest: Buffer = held.length === 1 ? chunk : Buffer.concat(held)
    needed = PREFIX_BYTES
    while (rest.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + rest.readUInt32BE(1)
      if (end > LARGEST_FRAME_BYTES) throw new Error('a frame of the renderer is too large')
      needed = end
      if (rest.length < end) break
      yield { kind: rest.readUInt8(0), body: rest.subarray(PREFIX_BYTES, end) }
      rest = rest.subarray(end)
      needed = PREFIX_BYTES
    }
    held = rest.length === 0 ? [] : [rest]
    bytes = rest.length
  }
  if (bytes > 0) throw new Error("the renderer's answer ended inside a frame")
}
