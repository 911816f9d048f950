import type { Readable } from 'node:stream'
import { FRAME, readFrames } from './frames'
import type { RenderedHead, RenderedTail } from './messages'
import type { Rendered } from './renderer'

/** Reads a renderer's answer: resolves with its first frame, the HTML follows at the reader's pace. */
export async function readAnswer(stream: Readable): Promise<Rendered> {
  const frames = readFrames(stream)
  const first = await frames.next()
  if (first.done || first.value.kind !== FRAME.head) throw new Error('the renderer answered without a head')
  let tail: RenderedTail | undefined

  async function* html(): AsyncGenerator<Uint8Array> {
    for await (const { kind, body } of frames) {
      if (kind === FRAME.html) yield body
      else tail = JSON.parse(body.toString()) as RenderedTail
    }
  }
  return {
    head: JSON.parse(first.value.body.toString()) as RenderedHead,
    html: html(),
    tail: () => tail,
  }
}
