import type { RenderedHead } from '../isolated-process/rendered-head'
import type { RenderedTail } from './renderer-messages'
import type { Rendered } from './start-renderer'

/** A page that any number of visitors read, each at their own pace, while it comes and after. */
export interface ReplayablePage {
  head: RenderedHead
  /** Ends early when the renderer's answer broke off. */
  html(): AsyncIterable<Uint8Array>
  /** Undefined while the HTML comes, and when it broke off. */
  tail(): RenderedTail | undefined
  /** Resolves with the bytes of the whole page, or undefined when it broke off. */
  done: Promise<number | undefined>
}

/** Takes a page from its renderer as fast as it comes: a slow visitor must hold no renderer. */
export function replayablePage(rendered: Rendered): ReplayablePage {
  const pieces: Uint8Array[] = []
  let over = false
  let wake: () => void = () => {}
  let next = new Promise<void>((resolve) => (wake = resolve))

  const tell = (): void => {
    wake()
    next = new Promise<void>((resolve) => (wake = resolve))
  }

  const take = async (): Promise<number | undefined> => {
    try {
      for await (const piece of rendered.html) {
        pieces.push(piece)
        tell()
      }
    } catch {
      return undefined
    } finally {
      over = true
      tell()
    }
    return rendered.tail() && pieces.reduce((sum, { length }) => sum + length, 0)
  }

  return {
    head: rendered.head,
    tail: rendered.tail,
    done: take(),
    async *html() {
      for (let at = 0; ; ) {
        const ready = pieces.slice(at)
        at += ready.length
        // What is there goes out at once: each piece is compressed by itself.
        const [only] = ready
        if (only) yield ready.length === 1 ? only : Buffer.concat(ready)
        else if (over) return
        else await next
      }
    },
  }
}
