import type { Discovery } from '@superium/shared/contract'

/** First message to a renderer process, which gets no environment variables. */
export interface RendererStart {
  /** Path of the Unix socket (on Windows, the pipe) that it listens on. */
  socket: string
  /** Folder for verified copies of the releases, one folder per container. */
  folder: string
  /** Absolute address of the product API. */
  apiUrl: string
  discovery: Discovery
  /** The browsers' configuration (`SiteConfig`). */
  config?: object | undefined
}

/** Message to a running renderer: it answers `pong`, unless it is blocked. */
export type ToRenderer = 'ping'

/**
 * Message from a renderer: it is ready, it answers, a call to the product API failed, it was busy for half a second, or
 * it needs a copy of a container.
 */
export type FromRenderer = 'ready' | 'pong' | 'api failed' | 'busy' | { copy: string }

/** Response to `copy`; `problem` says why the container is not available. */
export interface Copied {
  copied: string
  problem?: string
}

/** A page to render. */
export interface RenderRequest {
  /** Absolute address of the page. */
  url: string
  /** CSP nonce for the scripts that insert late chunks. */
  nonce: string
  /** The remote of the page. */
  remote?: string | undefined
  /** Remotes that the browser has to render. */
  without?: readonly string[] | undefined
  /** The visitor's network, which may use only a part of the concurrent renderings. */
  network?: string | undefined
  /** Digest of the visitor's network; telemetry ignores a page without it. */
  countedFor?: string | undefined
}

/** Last frame of a renderer's response: the data after the HTML. */
export interface RenderedTail {
  /** React Router's hydration data as JSON; absent where the browser renders from scratch. */
  loaderData?: string
}
