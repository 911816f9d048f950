import type { ReactNode } from 'react'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { ClientOnlyError, clientOnlyDigest } from '../hydration/client-only-error'
import { renderSync } from './render-sync'
import { type InlineStyle, takeStyles } from './take-styles'

/** How long, in milliseconds, the first byte waits for parts that React has begun. */
const READY_WAIT_MS = 25
/** After this time, in milliseconds, the browser has to render the parts that are not ready. */
const RENDER_MS = 2_000
/**
 * How long, in milliseconds, a ready page without deferred data waits for other parts, such as another remote's
 * section. The page's scripts start after the last part.
 */
const PARTS_MS = 500

/** A page that waits too long for something of its own. */
export class RenderTimeout extends ClientOnlyError {
  override name = 'RenderTimeout'
}

/** HTML that can be piped into a response. */
export type Html = Pick<PipeableStream, 'pipe'>

/** A page whose first byte can be sent. `styles` are those of its form parts, for the head. */
export interface RenderedHtml {
  html: Html
  whole: boolean
  styles?: InlineStyle[]
}

/** Renders until the first byte can be sent: synchronously if nothing suspends, otherwise as a stream. */
export async function renderStream(
  tree: ReactNode,
  { nonce, late }: { nonce: string; late: boolean },
): Promise<RenderedHtml> {
  const rendered = late ? undefined : renderSync(tree)
  if (rendered === undefined) return stream(tree, nonce, late)
  const { html, styles } = takeStyles(rendered)
  return { html: { pipe: (to) => to.end(html) }, whole: true, styles }
}

function stream(tree: ReactNode, nonce: string, late: boolean): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    let begun = false
    const begin = (whole: boolean): void => {
      if (begun) return
      begun = true
      resolve({ html, whole })
    }
    const html = renderToPipeableStream(tree, {
      nonce,
      // Parts that are ready are sent in place, without the scripts that move late ones.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        setTimeout(begin, READY_WAIT_MS, false)
        if (late) return
        clearTimeout(cut)
        cut = setTimeout(cutOff, PARTS_MS)
      },
      onAllReady: () => {
        clearTimeout(cut)
        begin(true)
      },
      onShellError: (error) => {
        clearTimeout(cut)
        reject(error)
      },
      // The browser renders a part that failed inside its Suspense boundary.
      onError: (error) => {
        const digest = clientOnlyDigest(error)
        if (digest === undefined) console.error(error instanceof Error ? error.message : error)
        return digest
      },
    })
    const cutOff = (): void => html.abort(new RenderTimeout())
    let cut = setTimeout(cutOff, RENDER_MS)
  })
}
