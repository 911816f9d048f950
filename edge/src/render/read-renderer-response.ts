import type { Readable } from 'node:stream'
import { readHead } from '../isolated-process/rendered-head'
import type { Rendered } from './rendered-response'
import type { RenderedTail } from './renderer-messages'
import { FRAME, readFrames } from './response-frames'

/** Bytes; no page is that large. */
const MAX_BYTES = 16 * 1024 * 1024
/** Milliseconds that a response may take; a remote's code may never end. */
const RESPONSE_MS = 10_000

/**
 * Reads a renderer's response. Resolves with the head while the HTML still streams, or with a complete page at once. Rejects
 * when the first frame is no valid head; a response that is too large or too slow is cut off.
 */
export async function readRendererResponse(stream: Readable): Promise<Rendered> {
  const late = setTimeout(() => stream.destroy(new Error("the renderer's response does not end")), RESPONSE_MS).unref()
  stream.once('close', () => clearTimeout(late))
  try {
    return await read(stream)
  } catch (error) {
    stream.destroy()
    throw error
  }
}

async function read(stream: Readable): Promise<Rendered> {
  const frames = readFrames(stream)
  const first = await frames.next()
  if (first.done || first.value.kind !== FRAME.head) throw new Error("the renderer's response has no head")
  const head = readHead(first.value.body.toString())
  let tail: RenderedTail | undefined

  async function* html(): AsyncGenerator<Uint8Array> {
    let bytes = 0
    for await (const { kind, body } of frames) {
      bytes += body.length
      if (bytes > MAX_BYTES) throw new Error("the renderer's response is too large")
      if (kind === FRAME.html) yield body
      else tail = body.length === 0 ? {} : { loaderData: body.toString() }
    }
  }
  if (!head.whole) return { head, html: html(), tail: () => tail }
  const pieces: Uint8Array[] = []
  for await (const piece of html()) pieces.push(piece)
  return { head, html: pieces, tail: () => tail }
}
