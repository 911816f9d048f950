import { configureApi } from '@superium/shared/api'
import { type Discovery, type PageMeta, parseDiscovery } from '@superium/shared/contract'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@superium/shared/router/server'
import { StrictMode } from 'react'
import type { SiteConfig } from '../boot/read-document-data'
import { HEADER_ID } from '../chrome/header/header-id'
import type { LoaderData } from '../loader-data/loader-data'
import { settleDeferred } from '../loader-data/settle-deferred'
import { createRemotes } from '../remotes/create-remotes'
import { streamDeferred } from './stream-deferred'
import '../remotes/provided-for-remotes'
import { RemoteError } from '../remotes/remote-error'
import { CLIENT_ONLY, REMOTE_FAILED, type StandInHandle } from '../routing/remote-routes'
import { siteRoutes } from '../routing/site-routes'
import { configureSiteLinks } from '../site-links/site-links'
import { isCodeError } from '../telemetry/classify-error'
import { type LoadContainer, loadContainerPlugin } from './load-container-plugin'
import { type Html, renderStream } from './render-stream'
import { requestWithTimeout } from './request-with-timeout'

/** How long, in milliseconds, a page's critical data may take before they are left to the browser. */
const LOADERS_MS = 2_500
/**
 * How long, in milliseconds, the first byte waits for deferred data, because a whole page is readable without
 * scripts.
 */
const DEFERRED_WAIT_MS = 150
/** How long, in milliseconds, deferred data may then take to stream into the page. */
const STREAM_MS = 850
/** An absolute address, and the nonce for the scripts that place late parts. */
export interface RenderRequest {
  url: string
  nonce: string
}

/** A page rendered for an anonymous visitor. */
export interface RenderedPage {
  status: number
  meta: PageMeta | undefined
  /** The remote that answered, and the name of the page's chunk. */
  remote: string | undefined
  chunk: string | undefined
  /** Whether the remote failed to load or threw: the browser renders from scratch. */
  failed: boolean
  /** The id of the first visible element. */
  paintFrom: string
  /** Whether the first byte had every part; late parts come with scripts that need the nonce. */
  whole: boolean
  html: Html
  /** Available when the HTML is sent: React Router's hydration data, or none if the browser renders from scratch. */
  tail: Promise<{ loaderData: LoaderData | undefined }>
}

/** A redirect of a loader. */
export interface Redirected {
  status: number
  location: string
  whole: true
}

/**
 * The host on the server, for one combination of releases. It renders anonymous content only, because requests share
 * module state.
 */
export function createServerHost(options: {
  discovery: unknown
  apiBase: string
  /** The runtime configuration that browsers get, too; absent from an older site's server. */
  config?: Partial<SiteConfig>
  fetch(request: Request): Promise<Response>
  loadContainer: LoadContainer
}) {
  // The visitor waits for the document, so only the browser repeats calls.
  configureApi({ baseUrl: options.apiBase, fetch: options.fetch })
  configureSiteLinks(options.config ?? {})
  const discovery: Discovery = parseDiscovery(options.discovery)
  const remotes = createRemotes(discovery, {
    side: 'server',
    entry: ({ extras }, attempt) => `${extras.superium.container}.cjs?r=${attempt}`,
    plugin: () => loadContainerPlugin(options.loadContainer),
  })
  const handler = createStaticHandler(siteRoutes(remotes))

  return async function render(request: RenderRequest): Promise<RenderedPage | Redirected> {
    const url = new URL(request.url)
    const context = await handler.query(requestWithTimeout(url, LOADERS_MS))
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('Location') ?? '/', whole: true }
    }
    const { loaderData } = context
    const settled = await settleDeferred(loaderData, DEFERRED_WAIT_MS)
    const { data: rendered, late } = streamDeferred(settled, loaderData, STREAM_MS)
    const page = context.matches.findLast(({ route }) => (route.handle as StandInHandle | undefined)?.prepare)
    const data = page && settled[page.route.id]
    const startsOver = data === CLIENT_ONLY || data === REMOTE_FAILED || context.errors !== null
    const errors = Object.values(context.errors ?? {})
    const standIn = page?.route.handle as StandInHandle | undefined
    const ready = standIn && !startsOver ? await standIn.prepare() : undefined
    const staticContext = { ...context, loaderData: rendered }
    const { html, whole } = await renderStream(
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, staticContext)}
          context={staticContext}
          hydrate={false}
        />
      </StrictMode>,
      { nonce: request.nonce, late },
    )
    const tail = async () => ({
      loaderData: startsOver ? undefined : late ? await settleDeferred(loaderData, STREAM_MS) : settled,
    })
    return {
      status: context.statusCode,
      meta: ready?.handle?.meta?.(data as never, { params: page?.params ?? {}, url }),
      remote: standIn?.remote,
      chunk: ready?.handle?.chunk,
      failed: data === REMOTE_FAILED || errors.some((error) => error instanceof RemoteError || isCodeError(error)),
      paintFrom: HEADER_ID,
      whole: whole && !late,
      html,
      tail: tail(),
    }
  }
}
