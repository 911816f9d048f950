import type { ReactNode } from 'react'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { ClientOnlyError, clientOnlyDigest } from '../hydration/client-only'
import { renderSync } from './render-sync'

/** Milliseconds in which the pieces that React has begun may become ready before the first byte. */
const PIECES_MS = 25
/** Milliseconds after which whatever is not rendered is left to the browser. */
const RENDER_MS = 2_000

/** HTML on its way. */
export type Html = Pick<PipeableStream, 'pipe'>

/** Renders until the page can begin to go out: in one piece where its pieces come at once, else piece by piece. */
export async function renderStream(
  tree: ReactNode,
  { nonce, late }: { nonce: string; late: boolean },
): Promise<{ html: Html; whole: boolean }> {
  const html = late ? undefined : renderSync(tree)
  return html === undefined ? stream(tree, nonce) : { html: { pipe: (to) => to.end(html) }, whole: true }
}

function stream(tree: ReactNode, nonce: string): Promise<{ html: Html; whole: boolean }> {
  return new Promise((resolve, reject) => {
    let begun = false
    const begin = (whole: boolean): void => {
      if (begun) return
      begun = true
      resolve({ html, whole })
    }
    const html = renderToPipeableStream(tree, {
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
        const digest = clientOnlyDigest(error)
        if (digest === undefined) console.error(error instanceof Error ? error.message : error)
        return digest
      },
    })
    const cut = setTimeout(() => html.abort(new ClientOnlyError()), RENDER_MS)
  })
}
