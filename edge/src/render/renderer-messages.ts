import type { Discovery } from '@superium/shared/contract'

/** What a renderer process is started with. Its environment is empty. */
export interface RendererStart {
  /** Path of the Unix socket (or pipe) that it listens on. */
  socket: string
  /** Where verified copies of the releases are put for it, each in a folder named as its container. */
  folder: string
  /** Absolute address of the product API. */
  apiUrl: string
  discovery: Discovery
}

/** What a renderer tells whoever started it: that it can be asked, or which container it needs a copy of. */
export type FromRenderer = 'ready' | { copy: string }

/** The answer to `copy`; with a problem the container cannot be had. */
export interface Copied {
  copied: string
  problem?: string
}

/** What is asked of a renderer. */
export interface RenderRequest {
  /** The absolute address of the page. */
  url: string
  /** The nonce of the response's script policy, for the scripts that put late pieces in place. */
  nonce: string
  /** Whether the page counts for no version, since one visitor alone gets these releases. */
  uncounted?: boolean
}

/** The last frame of a renderer's answer: what stands after the HTML. */
export interface RenderedTail {
  /** React Router's hydration data as JSON, which goes into the document as it is; absent where the browser starts over. */
  loaderData?: string
}
