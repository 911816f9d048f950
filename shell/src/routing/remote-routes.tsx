import type { Deployment, PageFacts, RouteHandle } from '@superium/shared/contract'
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

/** A remote's route after its code has loaded. */
export type ReadyRoute = Omit<RouteObject, 'lazy' | 'children' | 'index' | 'handle'> & { handle?: RouteHandle }

/** Where a stand-in keeps the remote's route after it has loaded. */
interface Place {
  ready: ReadyRoute | undefined
}

/** The `handle` of a stand-in: the owner for error messages, and how to load its code. */
export interface StandInHandle {
  remote: string
  owner: string
  /** What is shown around the page, as discovery has it; the code of the page is not needed to know. */
  chrome: PageFacts['chrome']
  /** Loads the remote's route with its page chunk; `RemoteError` when that fails. */
  prepare(): Promise<ReadyRoute>
  /** Prefetches the code; for a personal page only the remote's, because the page's own code is large. */
  prefetchCode(): Promise<void>
  /** Prefetches the code, and the data of a page that is the same for everybody. */
  prefetch(request: Request, params: LoaderFunctionArgs['params']): Promise<void>
}

/** Loader data of a page that only the browser renders: a personal page. */
export const CLIENT_ONLY = 'client only'
/** Loader data of a page whose remote could not be loaded on the server. */
export const REMOTE_FAILED = 'remote failed on the server'

/**
 * Stand-ins for a remote's routes, made from the patterns in discovery: the first request for one loads the remote.
 * React Router remembers a failed `lazy`; a stand-in does not, so a retry works.
 */
export function remoteRoutes({ extras }: Deployment, remotes: Remotes, pages?: PageDataCache): RouteObject {
  const { name, routes, pages: facts } = extras.superium
  const chromeOf = (pattern: string) => facts?.find(({ path }) => path === pattern)?.chrome
  return {
    id: `remote:${name}`,
    errorElement: <RouteFailure />,
    children: routes.map((pattern) =>
      standIn({ ...extras.superium, pattern, chrome: chromeOf(pattern) }, remotes, pages),
    ),
  }
}

function standIn(
  { name, owner, pattern, chrome }: Pick<StandInHandle, 'owner' | 'chrome'> & { name: string; pattern: string },
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

  const handle: StandInHandle = { remote: name, owner, chrome, prepare, prefetchCode, prefetch }
  return {
    id: `${name}:${pattern}`,
    path: pattern,
    handle,
    async loader(args: LoaderFunctionArgs) {
      const reason = remotes.side === 'server' && (await clientOnlyReason(find, prepare))
      if (reason) return reason
      // A personal page must show what the visitor did elsewhere, so it is never cached.
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

/** When the server cannot load a remote or its page, the browser tries, so that the visitor still gets the page. */
async function clientOnlyReason(
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
