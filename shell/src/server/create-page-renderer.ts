import { matchRoutes } from '@superium/shared/router'
import { createStaticHandler } from '@superium/shared/router/server'
import { ClientOnlyError } from '../hydration/client-only-error'
import type { Remotes } from '../remotes/create-remotes'
import type { StandInHandle } from '../routing/remote-routes'
import { siteRoutes } from '../routing/site-routes'
import { type Enter, enteredRemotes } from './entered-remotes'
import { type Handler, type Redirected, type RenderedPage, type RenderRequest, renderPage } from './render-page'
import { RenderTimeout } from './render-stream'

/** Cached route handlers, one per combination of left-out remotes. */
const MAX_HANDLERS = 8

/**
 * Renders pages. A remote that fails affects only its own part: if its page throws, the shell shows its error section
 * there; if it does not load or takes too long, the browser renders the part. Rejects when the shell itself fails.
 */
export function createPageRenderer(
  remotes: Remotes,
  enter: Enter = () => {},
): (request: RenderRequest) => Promise<RenderedPage | Redirected> {
  const handlers = new Map<string, Handler>()
  const handlerWithout = (leftOut: readonly string[]): Handler => {
    const key = leftOut.join()
    const known = handlers.get(key)
    if (known) return known
    if (handlers.size >= MAX_HANDLERS) handlers.clear()
    const handler = createStaticHandler(siteRoutes(enteredRemotes(remotes, leftOut, enter)))
    handlers.set(key, handler)
    return handler
  }

  return async function render(request) {
    const { without = [] } = request
    const handler = handlerWithout(without)
    try {
      return await renderPage(handler, request, enter)
    } catch (error) {
      const matches = matchRoutes(handler.dataRoutes, new URL(request.url)) ?? []
      const remote = matches.map(({ route }) => (route.handle as StandInHandle | undefined)?.remote).findLast(Boolean)
      if (remote === undefined || without.includes(remote)) throw error
      // Renders again without the page's remote, so that only its part is left to the browser.
      console.error(error instanceof Error ? error.message : error)
      const all = [...without, remote].sort()
      const page = await renderPage(handlerWithout(all), { ...request, without: all }, enter)
      return { ...page, failed: !(error instanceof ClientOnlyError) || error instanceof RenderTimeout }
    }
  }
}
