import type { Readable } from 'node:stream'
import { FRAME, readFrames } from './frames'
import type { RenderedTail } from './messages'
import { readHead } from './read-head'
import type { Rendered } from './renderer'

/**
 * Reads a renderer's answer: resolves with its first frame, the HTML follows at the reader's pace; a whole page at once.
 * Rejects, and lets the rest go, when the first frame is no head.
 */
export async function readAnswer(stream: Readable): Promise<Rendered> {
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
    for await (const { kind, body } of frames) {
      if (kind === FRAME.html) yield body
      else tail = body.length === 0 ? {} : { loaderData: body.toString() }
    }
  }
  if (!head.whole) return { head, html: html(), tail: () => tail }
  const pieces: Uint8Array[] = []
  for await (const piece of html()) pieces.push(piece)
  return { head, html: pieces, tail: () => tail }
}
