import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Exports of the host's server bundle (`shell/src/server/main.tsx`). */
export interface ServerBundle<Page> {
  /** Whether the host supports `without`. */
  leavesOutRemotes?: boolean
  createServerHost(options: {
    discovery: unknown
    apiBase: string
    /** The browsers' configuration (`SiteConfig`); older hosts do not read it. */
    config?: object | undefined
    /** Sends requests to the API. */
    fetch(request: Request): Promise<Response>
    loadContainer(container: string): Promise<unknown>
    /** Called with a remote's name before its code runs; older hosts do not. */
    enter?(remote: string): void
  }): (request: {
    url: string
    nonce: string
    /** Remotes to leave to the browser; older hosts do not read it. */
    without?: readonly string[] | undefined
  }) => Promise<Page & { html?: { pipe<T extends NodeJS.WritableStream>(to: T): T } }>
}

const require = createRequire(import.meta.url)

/** Loads a file of a container's verified copy. */
export const loadServerBundle = (folder: string, container: string, file: string): unknown =>
  require(join(folder, container, file))
