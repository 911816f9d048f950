import type { RenderedHead } from '../isolated-process/rendered-head'
import type { Rendered } from './rendered-response'
import type { RenderedTail } from './renderer-messages'

/** A page that any number of visitors can read at their own pace, during and after rendering. */
export interface ReplayablePage {
  head: RenderedHead
  /** Ends early when the renderer's response broke off. */
  html(): AsyncIterable<Uint8Array>
  /** Undefined until the HTML is complete, and when it broke off. */
  tail(): RenderedTail | undefined
  /** Resolves with the page's size in bytes, or undefined when it broke off. */
  done: Promise<number | undefined>
}

/** Reads a page from its renderer at full speed: a slow visitor must not occupy a renderer. */
export function replayablePage(rendered: Rendered): ReplayablePage {
  const pieces: Uint8Array[] = []
  let ended = false
  let wake: () => void = () => {}
  let next = new Promise<void>((resolve) => (wake = resolve))

  const wakeReaders = (): void => {
    wake()
    next = new Promise<void>((resolve) => (wake = resolve))
  }

  const readAll = async (): Promise<number | undefined> => {
    try {
      for await (const piece of rendered.html) {
        pieces.push(piece)
        wakeReaders()
      }
    } catch {
      return undefined
    } finally {
      ended = true
      wakeReaders()
    }
    return rendered.tail() && pieces.reduce((sum, { length }) => sum + length, 0)
  }

  return {
    head: rendered.head,
    tail: rendered.tail,
    done: readAll(),
    async *html() {
      for (let at = 0; ; ) {
        const ready = pieces.slice(at)
        at += ready.length
        // Available chunks are joined, because each chunk is compressed separately.
        const [only] = ready
        if (only) yield ready.length === 1 ? only : Buffer.concat(ready)
        else if (ended) return
        else await next
      }
    },
  }
}
