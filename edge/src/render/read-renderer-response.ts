import type { Readable } from 'node:stream'
import { readHead } from '../isolated-process/rendered-head'
import type { RenderedTail } from './renderer-messages'
import { FRAME, readFrames } from './response-frames'
import type { Rendered } from './start-renderer'

/** No page has as many bytes. */
const MOST_BYTES = 16 * 1024 * 1024
/** Milliseconds until the end of an answer: who renders may run code that never ends. */
const LONGEST_MS = 10_000

/**
 * Reads a renderer's answer: resolves with its first frame, the HTML follows at the reader's pace; a whole page at once.
 * Rejects, and lets the rest go, when the first frame is no head; an answer that is too long, or takes too long, breaks off.
 */
export async function readRendererResponse(stream: Readable): Promise<Rendered> {
  const late = setTimeout(() => stream.destroy(new Error("the renderer's answer does not end")), LONGEST_MS).unref()
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
  if (first.done || first.value.kind !== FRAME.head) throw new Error('the renderer answered without a head')
  const head = readHead(first.value.body.toString())
  let tail: RenderedTail | undefined

  async function* html(): AsyncGenerator<Uint8Array> {
    let bytes = 0
    for await (const { kind, body } of frames) {
      bytes += body.length
      if (bytes > MOST_BYTES) throw new Error("the renderer's answer is too large")
      if (kind === FRAME.html) yield body
      else tail = body.length === 0 ? {} : { loaderData: body.toString() }
    }
  }
  if (!head.whole) return { head, html: html(), tail: () => tail }
  const pieces: Uint8Array[] = []
  for await (const piece of html()) pieces.push(piece)
  return { head, html: pieces, tail: () => tail }
}
