import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What the host's server build exports (`shell/src/server/main.tsx`). */
export interface ServerBundle<Page> {
  createServerHost(options: {
    discovery: unknown
    apiBase: string
    /** How the API is asked. */
    fetch(request: Request): Promise<Response>
    loadContainer(container: string): Promise<unknown>
  }): (request: {
    url: string
    nonce: string
  }) => Promise<Page & { html?: { pipe<T extends NodeJS.WritableStream>(to: T): T } }>
}

const require = createRequire(import.meta.url)

/** Evaluates a file of a container's verified copy. */
export const loadServerBundle = (folder: string, container: string, file: string): unknown =>
  require(join(folder, container, file))
