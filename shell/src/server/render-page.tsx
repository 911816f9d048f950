import type { PageMeta } from '@superium/shared/contract'
import { type createStaticHandler, createStaticRouter, StaticRouterProvider } from '@superium/shared/router/server'
import { StrictMode } from 'react'
import { HEADER_ID } from '../chrome/header/header-id'
import type { LoaderData } from '../loader-data/loader-data'
import { settleDeferred } from '../loader-data/settle-deferred'
import { RemoteError } from '../remotes/remote-error'
import { CLIENT_ONLY, REMOTE_FAILED, type StandInHandle } from '../routing/remote-routes'
import { isCodeError } from '../telemetry/classify-error'
import type { Enter } from './entered-remotes'
import { renderOrSayFailed } from './render-or-say-failed'
import { type Html, renderStream } from './render-stream'
import { requestWithTimeout } from './request-with-timeout'
import { streamDeferred } from './stream-deferred'
import type { InlineStyle } from './take-styles'

/** How long, in milliseconds, a page's critical data may take; after that, the browser loads them. */
const LOADERS_MS = 2_500
/** How long, in milliseconds, the first byte waits for deferred data: a complete page is readable without scripts. */
const DEFERRED_WAIT_MS = 150
/** How long, in milliseconds, deferred data may then take to stream into the page. */
const STREAM_MS = 850
/**
 * An absolute address, the nonce for the scripts that place late parts, and the remotes whose parts are left to the browser
 * (none from an older site's server).
 */
export interface RenderRequest {
  url: string
  nonce: string
  without?: readonly string[]
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
  /** Whether every part was ready at the first byte; late parts come with scripts that need the nonce. */
  whole: boolean
  /** The styles of form parts, for the head; absent when it streams. */
  styles?: InlineStyle[]
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

/** The site's routes on the server. */
export type Handler = ReturnType<typeof createStaticHandler>

/** Renders a page with the remotes of `handler`. Rejects when the page takes too long, or when the shell throws. */
export async function renderPage(
  handler: Handler,
  request: RenderRequest,
  enter: Enter,
): Promise<RenderedPage | Redirected> {
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
  const errors = Object.values(context.errors ?? {})
  const standIn = page?.route.handle as StandInHandle | undefined
  const isLeft = data === CLIENT_ONLY || data === REMOTE_FAILED || context.errors !== null
  const ready = standIn && !isLeft ? await standIn.prepare() : undefined
  if (standIn && ready) enter(standIn.remote)
  const {
    html,
    whole,
    styles = [],
    thrown,
  } = await renderOrSayFailed(
    (staticContext) =>
      renderStream(
        <StrictMode>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, staticContext)}
            context={staticContext}
            hydrate={false}
          />
        </StrictMode>,
        { nonce: request.nonce, late },
      ),
    { ...context, loaderData: rendered },
    page && standIn && !isLeft ? [page.route.id, `remote:${standIn.remote}`] : [],
  )
  if (thrown) errors.push(thrown.error)
  const startsOver = isLeft || thrown !== undefined
  const tail = async () => ({
    loaderData: startsOver ? undefined : late ? await settleDeferred(loaderData, STREAM_MS) : settled,
  })
  return {
    status: thrown ? (isCodeError(thrown.error) ? 500 : 503) : context.statusCode,
    meta: ready?.handle?.meta?.(data as never, { params: page?.params ?? {}, url }),
    remote: standIn?.remote,
    chunk: ready?.handle?.chunk,
    failed:
      (data === REMOTE_FAILED && !request.without?.includes(standIn?.remote ?? '')) ||
      errors.some((error) => error instanceof RemoteError || isCodeError(error)),
    paintFrom: standIn?.chrome === 'none' ? 'content' : HEADER_ID,
    whole: whole && !late,
    ...(styles.length > 0 && { styles }),
    html,
    tail: tail(),
  }
}
