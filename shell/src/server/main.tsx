import { configureApi } from '@superium/shared/api'
import { type Discovery, type PageMeta, parseDiscovery } from '@superium/shared/contract'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@superium/shared/router/server'
import { StrictMode } from 'react'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { type LoaderData, settle, withoutUnsettled } from '../hydration/settled'
import { createRemotes } from '../remotes/remotes'
import '../remotes/provided'
import { LEFT_TO_BROWSER, type StandInHandle } from '../routing/remote-routes'
import { siteRoutes } from '../routing/routes'
import { diskPlugin, type LoadContainer } from './disk-plugin'

/** Milliseconds that the critical data of a page may take before the browser is left to get them. */
const LOADERS_MS = 2_500
/** Milliseconds that a page waits for deferred data. */
const DEFERRED_MS = 150

/** A page that was put together for an anonymous visitor. */
export interface RenderedPage {
  status: number
  meta: PageMeta | undefined
  /** The remote that answered and the name of the page's own chunk. */
  remote: string | undefined
  chunk: string | undefined
  /** React Router's hydration data; undefined where the browser starts over (errors, pages left to it). */
  loaderData: LoaderData | undefined
  html: PipeableStream
}

/** A redirect of a loader. */
export interface Redirected {
  status: number
  location: string
}

/**
 * The host on the server, for one combination of releases. `render` takes an absolute URL. Only anonymous content is
 * rendered: module state is shared between requests.
 */
export function createServerHost(options: { discovery: unknown; apiBase: string; loadContainer: LoadContainer }) {
  // The visitor waits for the document: trying again is the browser's.
  configureApi({ baseUrl: options.apiBase, retryDelaysMs: [] })
  const discovery: Discovery = parseDiscovery(options.discovery)
  const remotes = createRemotes(discovery, {
    side: 'server',
    entry: ({ extras }, attempt) => `${extras.superium.container}.cjs?r=${attempt}`,
    plugin: () => diskPlugin(options.loadContainer),
  })
  const handler = createStaticHandler(siteRoutes(remotes))

  return async function render(address: string): Promise<RenderedPage | Redirected> {
    const url = new URL(address)
    const context = await handler.query(new Request(url, { signal: AbortSignal.timeout(LOADERS_MS) }))
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('Location') ?? '/' }
    }
    const loaderData = await settle(context.loaderData, DEFERRED_MS)
    const { data: rendered, left: unsettled } = withoutUnsettled(loaderData)
    context.loaderData = rendered
    const page = context.matches.findLast(({ route }) => (route.handle as StandInHandle | undefined)?.prepare)
    const data = page && loaderData[page.route.id]
    const left = data === LEFT_TO_BROWSER
    const failed = context.errors !== null
    const standIn = page?.route.handle as StandInHandle | undefined
    const ready = standIn && !left && !failed ? await standIn.prepare() : undefined
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = await shellReady(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
    )
    if (unsettled) html.abort()
    return {
      status: context.statusCode,
      meta: ready?.handle?.meta?.(data as never, { params: page?.params ?? {}, url }),
      remote: standIn?.remote,
      chunk: ready?.handle?.chunk,
      loaderData: left || failed ? undefined : loaderData,
      html,
    }
  }
}

function shellReady(tree: React.ReactNode): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // All data are there: the page goes out in one piece, without the scripts that move late pieces into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => resolve(stream),
      onShellError: reject,
      // A piece that fails in its Suspense boundary is mended by the browser.
      onError: (error) => console.error(error instanceof Error ? error.message : error),
    })
  })
}
