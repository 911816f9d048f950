import type { Readable } from 'node:stream'

/** Kinds of frames in a renderer's response. */
export const FRAME = { head: 1, html: 2, tail: 3 } as const
type Kind = (typeof FRAME)[keyof typeof FRAME]

/** One part of a renderer's response: JSON (head, tail) or a chunk of HTML. */
export interface Frame {
  kind: number
  body: Buffer
}

const PREFIX_BYTES = 5
const MAX_FRAME_BYTES = 16 * 1024 * 1024

/** Encodes a frame: one byte of kind, four of length (big endian), the body. */
export function encodeFrame(kind: Kind, body: string | Uint8Array): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt8(kind)
  prefix.writeUInt32BE(content.length, 1)
  return Buffer.concat([prefix, content])
}

/** Reads frames as they arrive. Throws when the stream ends inside a frame or a frame is too large. */
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
      if (end > MAX_FRAME_BYTES) throw new Error("the renderer's frame is too large")
      needed = end
      if (rest.length < end) break
      yield { kind: rest.readUInt8(0), body: rest.subarray(PREFIX_BYTES, end) }
      rest = rest.subarray(end)
      needed = PREFIX_BYTES
    }
    held = rest.length === 0 ? [] : [rest]
    bytes = rest.length
  }
  if (bytes > 0) throw new Error("the renderer's response ended inside a frame")
}
