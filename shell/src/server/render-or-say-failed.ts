import type { createStaticHandler } from '@superium/shared/router/server'
import { ClientOnlyError } from '../hydration/client-only-error'
import type { RenderedHtml } from './render-stream'

/** Matches of a request, with the data of their loaders. */
type StaticContext = Exclude<Awaited<ReturnType<ReturnType<typeof createStaticHandler>['query']>>, Response>

/** A rendered page; `thrown` is set when its own element threw and the shell's error section replaces it. */
export interface RenderedTree extends RenderedHtml {
  thrown?: { error: unknown }
}

/**
 * Renders a page. When it throws, it is rendered again with the nearest error section of `boundaries` (route ids,
 * innermost first) in place of the page's own element, so that header, footer and the other parts are still rendered.
 * Rejects when the shell itself throws, and with `ClientOnlyError` when the page only waits for something.
 */
export async function renderOrSayFailed(
  render: (context: StaticContext) => Promise<RenderedTree>,
  context: StaticContext,
  boundaries: string[],
): Promise<RenderedTree> {
  try {
    return await render(context)
  } catch (error) {
    if (error instanceof ClientOnlyError) throw error
    for (const boundary of boundaries) {
      const again = await render({ ...context, errors: { [boundary]: error } }).catch(() => undefined)
      if (again) return { ...again, thrown: { error } }
    }
    throw error
  }
}
