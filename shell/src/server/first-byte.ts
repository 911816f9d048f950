import type { ReactNode } from 'react'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { digestOf, LeftToBrowser } from '../hydration/left-to-browser'

/** Milliseconds in which the pieces that React has begun may become ready before the first byte. */
const PIECES_MS = 25
/** Milliseconds after which whatever is not rendered is left to the browser. */
const RENDER_MS = 2_000

/** Renders until the page can begin to go out: in one piece where its pieces come at once, else piece by piece. */
export function firstByte(tree: ReactNode, nonce: string): Promise<{ html: PipeableStream; whole: boolean }> {
  return new Promise((resolve, reject) => {
    let begun = false
    const begin = (whole: boolean): void => {
      if (begun) return
      begun = true
      resolve({ html: stream, whole })
    }
    const stream = renderToPipeableStream(tree, {
      nonce,
      // Pieces that are there go out in their places, without the scripts that move late ones.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => setTimeout(begin, PIECES_MS, false),
      onAllReady: () => {
        clearTimeout(cut)
        begin(true)
      },
      onShellError: reject,
      // A piece that fails in its Suspense boundary is mended by the browser.
      onError: (error) => {
        const digest = digestOf(error)
        if (digest === undefined) console.error(error instanceof Error ? error.message : error)
        return digest
      },
    })
    const cut = setTimeout(() => stream.abort(new LeftToBrowser()), RENDER_MS)
  })
}
