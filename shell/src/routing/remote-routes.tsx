import type { Deployment, RouteHandle } from '@superium/shared/contract'
import { type LoaderFunctionArgs, type RouteObject, useRouteError } from '@superium/shared/router'
import { useEffect } from 'react'
import type { PageDataCache } from '../prefetch/page-data-cache'
import { RemoteBoundary } from '../remote-boundary/remote-boundary'
import type { Remotes } from '../remotes/create-remotes'
import { RemoteError } from '../remotes/remote-error'
import { reportRemoteEvent } from '../remotes/remote-events'
import { retryOnce } from '../remotes/retry-once'
import { PagePlaceholder } from './page-placeholder'
import { RouteFailure } from './route-failure'

/** A remote's route once its code is there. */
export type ReadyRoute = Omit<RouteObject, 'lazy' | 'children' | 'index' | 'handle'> & { handle?: RouteHandle }

/** Where a stand-in keeps the remote's route when it has come. */
interface Place {
  ready: ReadyRoute | undefined
}

/** What stands in `handle` of a stand-in: the owner for error messages, and the way to its code. */
export interface StandInHandle {
  remote: string
  owner: string
  /** Loads the remote's route, page chunk included; `RemoteError` when it cannot be had. */
  prepare(): Promise<ReadyRoute>
  /** Loads the code ahead; of a person's own page no more than the remote's, for what it stands on is large. */
  prefetchCode(): Promise<void>
  /** Loads the code ahead, and the page's data where they are the same for everybody. */
  prefetch(request: Request, params: LoaderFunctionArgs['params']): Promise<void>
}

/** The loader data of a page that the server leaves to the browser: a person's own page. */
export const CLIENT_ONLY = 'left to the browser'
/** The same of a page whose remote could not be loaded on the server. */
export const REMOTE_FAILED = 'its remote failed on the server'

/**
 * The host's stand-ins for one remote's routes, made from the patterns in discovery: the remote is loaded when a path
 * of its is asked for. A failure is not remembered (React Router would remember that of `lazy`), so a retry is real.
 */
export function remoteRoutes({ extras }: Deployment, remotes: Remotes, pages?: PageDataCache): RouteObject {
  const { name, routes } = extras.superium
  return {
    id: `remote:${name}`,
    errorElement: <RouteFailure />,
    children: routes.map((pattern) => standIn(extras.superium, pattern, remotes, pages)),
  }
}

function standIn(
  { name, owner }: { name: string; owner: string },
  pattern: string,
  remotes: Remotes,
  pages: PageDataCache | undefined,
): RouteObject {
  const place: Place = { ready: undefined }

  const find = async (): Promise<RouteObject> => {
    const { default: routes } = await remotes.load<{ default: RouteObject[] }>(name, 'routes')
    const route = routes.find(({ path }) => path === pattern)
    if (!route) throw new RemoteError(name, new Error(`its routes have no ${pattern}`))
    return route
  }

  const prepare = async (): Promise<ReadyRoute> => {
    if (place.ready) return place.ready
    const route = await find()
    const { lazy } = route
    try {
      const page = typeof lazy === 'function' ? await retryOnce(lazy) : {}
      place.ready = { ...route, ...page } as ReadyRoute
    } catch (error) {
      reportRemoteEvent({ remote: name, what: 'page-not-loaded', error })
      throw new RemoteError(name, error)
    }
    return place.ready
  }

  const load = async (args: LoaderFunctionArgs): Promise<unknown> => {
    const { loader } = await prepare()
    return typeof loader === 'function' ? loader(args) : null
  }

  const prefetch = async (request: Request, params: LoaderFunctionArgs['params']): Promise<void> => {
    const { handle } = await prepare()
    if (handle?.render === 'browser') return
    await pages?.prefetch(request.url, () => load({ request, params } as LoaderFunctionArgs))
  }

  const prefetchCode = async (): Promise<void> => {
    const { handle }: { handle?: RouteHandle } = await find()
    if (handle?.render !== 'browser') await prepare()
  }

  const handle: StandInHandle = { remote: name, owner, prepare, prefetchCode, prefetch }
  return {
    id: `${name}:${pattern}`,
    path: pattern,
    handle,
    async loader(args: LoaderFunctionArgs) {
      const left = remotes.side === 'server' && (await leftToBrowser(find, prepare))
      if (left) return left
      // A person's own page is never kept: it must show what they did elsewhere.
      if (!pages || (await prepare()).handle?.render === 'browser') return load(args)
      return pages.open(args.request.url, () => load(args))
    },
    shouldRevalidate: (args) => place.ready?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    element: (
      <RemoteBoundary remote={name}>
        <RemotePage place={place} />
      </RemoteBoundary>
    ),
    errorElement: (
      <RemoteBoundary remote={name}>
        <RemoteFailure place={place} remote={name} />
      </RemoteBoundary>
    ),
    hydrateFallbackElement: <PagePlaceholder />,
  }
}

/**
 * A remote that the server cannot load, or of which it cannot load the page, must not cost the visitor the page: the
 * browser tries for itself.
 */
async function leftToBrowser(
  find: () => Promise<RouteObject>,
  prepare: () => Promise<ReadyRoute>,
): Promise<string | undefined> {
  try {
    const handle: RouteHandle | undefined = (await find()).handle
    if (handle?.render === 'browser') return CLIENT_ONLY
    await prepare()
    return undefined
  } catch (error) {
    if (error instanceof RemoteError) return REMOTE_FAILED
    throw error
  }
}

function RemotePage({ place: { ready } }: { place: Place }) {
  if (!ready) return <PagePlaceholder />
  return ready.Component ? <ready.Component /> : ready.element
}

function RemoteFailure({ place: { ready }, remote }: { place: Place; remote: string }) {
  const error = useRouteError()
  useEffect(() => reportRemoteEvent({ remote, what: 'threw', error }), [remote, error])
  return ready?.ErrorBoundary ? <ready.ErrorBoundary /> : <RouteFailure remote={remote} />
}
