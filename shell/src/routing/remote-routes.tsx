import type { Deployment, PageFacts, RouteHandle } from '@superium/shared/contract'
import { type LoaderFunctionArgs, type RouteObject, useRouteError } from '@superium/shared/router'
import { useEffect, useState } from 'react'
import type { PageDataCache } from '../prefetch/page-data-cache'
import { LimitedSuspense } from '../remote-boundary/limited-suspense'
import { RemoteBoundary } from '../remote-boundary/remote-boundary'
import { Shown } from '../remote-boundary/shown'
import type { Remotes } from '../remotes/create-remotes'
import { RemoteError } from '../remotes/remote-error'
import { reportRemoteEvent } from '../remotes/remote-events'
import { retryOnce } from '../remotes/retry-once'
import { atLimit, hang, withinLimit } from '../remotes/within-limit'
import { NoScriptNote, PagePlaceholder } from './page-placeholder'
import { RouteFailure } from './route-failure'

/** A remote's route after its code has loaded. */
export type ReadyRoute = Omit<RouteObject, 'lazy' | 'children' | 'index' | 'handle'> & { handle?: RouteHandle }

/** A stand-in's storage for the remote's route after it has loaded. */
interface Place {
  ready: ReadyRoute | undefined
  /**
   * Whether its next output is rendered on the server or hydrates that: the server renders no Suspense boundary around
   * a page.
   */
  isRendered?: boolean
  /** Set when a hydrating page has shown nothing for ten seconds: the error that it throws when rendered again. */
  hung?: RemoteError
}

/** The `handle` of a stand-in: the owner for error messages, and how to load its code. */
export interface StandInHandle {
  remote: string
  owner: string
  /** What the shell shows around the page, from discovery, so that it is known without the page's code. */
  chrome: PageFacts['chrome']
  /** Loads the remote's route with its page chunk, before the page hydrates; `RemoteError` when that fails. */
  prepare(): Promise<ReadyRoute>
  /**
   * Calls `renderAgain` when the prepared page has shown nothing for ten seconds; that rendering throws, because React
   * would wait for the page forever. Returns a function that cancels this.
   */
  limitHydration(renderAgain: () => void): () => void
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
 * Placeholder routes (stand-ins) for a remote, made from the patterns in discovery: the first request for one loads the
 * remote. React Router remembers a failed `lazy`; a stand-in does not, so a retry works.
 */
export function remoteRoutes(deployment: Deployment, remotes: Remotes, pages?: PageDataCache): RouteObject {
  const { name, routes, pages: facts } = deployment.extras.superium
  const chromeOf = (pattern: string) => facts?.find(({ path }) => path === pattern)?.chrome
  return {
    id: `remote:${name}`,
    errorElement: <RouteFailure />,
    children: routes.map((pattern) => standIn(deployment, { pattern, chrome: chromeOf(pattern) }, remotes, pages)),
  }
}

function standIn(
  deployment: Deployment,
  { pattern, chrome }: Pick<StandInHandle, 'chrome'> & { pattern: string },
  remotes: Remotes,
  pages: PageDataCache | undefined,
): RouteObject {
  const { name, owner } = deployment.extras.superium
  const place: Place = { ready: undefined }
  const limited = <T,>(work: Promise<T>): Promise<T> => {
    return remotes.side === 'server' ? work : withinLimit(deployment, work)
  }

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

  const open = async (args: LoaderFunctionArgs): Promise<unknown> => {
    // A personal page must show what the visitor did elsewhere, so it is never cached.
    if (!pages || (await prepare()).handle?.render === 'browser') return load(args)
    return pages.open(args.request.url, () => load(args))
  }

  const handle: StandInHandle = {
    ...{ remote: name, owner, chrome, prefetchCode, prefetch },
    async prepare() {
      const ready = await limited(prepare())
      place.isRendered = true
      return ready
    },
    limitHydration(renderAgain) {
      return atLimit(() => {
        place.hung = hang(deployment, 'Rendering')
        renderAgain()
      })
    },
  }
  return {
    id: `${name}:${pattern}`,
    path: pattern,
    handle,
    async loader(args: LoaderFunctionArgs) {
      if (remotes.side === 'browser') return limited(open(args))
      const { leave, frame } = await serverPart(find, prepare)
      return leave ?? (frame ? null : open(args))
    },
    shouldRevalidate: (args) => place.ready?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    element: (
      <RemoteBoundary remote={name}>
        <RemotePage place={place} of={deployment} />
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
 * How the server handles a page: `leave` is the reason to leave it to the browser, `frame` means rendering it without
 * data. If the server cannot load a remote or its page, the browser tries, so that the visitor still gets the page.
 */
async function serverPart(
  find: () => Promise<RouteObject>,
  prepare: () => Promise<ReadyRoute>,
): Promise<{ leave?: string; frame?: boolean }> {
  try {
    const handle: RouteHandle | undefined = (await find()).handle
    const isPersonal = handle?.render === 'browser'
    if (isPersonal && !handle.frame) return { leave: CLIENT_ONLY }
    await prepare()
    return { frame: isPersonal }
  } catch (error) {
    if (error instanceof RemoteError) return { leave: REMOTE_FAILED }
    throw error
  }
}

function RemotePage({ place, of }: { place: Place; of: Deployment }) {
  const [isRendered] = useState(place.isRendered)
  // An effect that runs once; loading data is no sign, because hydration reloads data that the server could not load.
  useEffect(() => {
    place.isRendered = false
  }, [place])
  const { ready, hung } = place
  if (hung) throw hung
  if (!ready) return <PagePlaceholder />
  const page = (
    <>
      {ready.handle?.frame && <NoScriptNote />}
      {ready.Component ? <ready.Component /> : ready.element}
      <Shown />
    </>
  )
  if (isRendered) return page
  return (
    <LimitedSuspense of={of} fallback={<PagePlaceholder />}>
      {page}
    </LimitedSuspense>
  )
}

function RemoteFailure({ place: { ready }, remote }: { place: Place; remote: string }) {
  const error = useRouteError()
  useEffect(() => reportRemoteEvent({ remote, what: 'threw', error }), [remote, error])
  return ready?.ErrorBoundary ? <ready.ErrorBoundary /> : <RouteFailure remote={remote} />
}
