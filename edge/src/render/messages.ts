import type { Discovery, PageMeta } from '@superium/shared/contract'

/** What a renderer process is started with. Its environment is empty. */
export interface RendererStart {
  /** Path of the Unix socket (or pipe) that it listens on. */
  socket: string
  /** An empty folder of its own, for the verified copies that it evaluates. */
  folder: string
  releasesDir: string
  /** Absolute address of the product API. */
  apiUrl: string
  discovery: Discovery
}

/** The first line of a renderer's answer; HTML follows after it, to the end. */
export interface RenderedHead {
  status: number
  meta?: PageMeta
  /** The remote that answered, and the name of the page's own chunk. */
  remote?: string
  chunk?: string
  /** Absent where the browser starts over. */
  loaderData?: Record<string, unknown>
  /** Where to go instead; there is no HTML then. */
  location?: string
  /** Bytes of memory that the renderer holds. */
  memory: number
}
