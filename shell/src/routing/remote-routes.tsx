import type { Deployment } from '@superium/shared/contract'
import type { LoaderFunctionArgs, RouteObject } from '@superium/shared/router'
import { RemoteError } from '../remotes/remote-error'
import type { Remotes } from '../remotes/remotes'
import { PagePlaceholder } from './page-placeholder'
import { RouteFailure } from './route-failure'

/** A remote's route once its code is there. */
type ReadyRoute = Omit<RouteObject, 'lazy' | 'children' | 'index'>

/** Where a stand-in keeps the remote's route when it has come. */
interface Place {
  ready: ReadyRoute | undefined
}

/**
 * The host's stand-ins for one remote's routes, made from the patterns in discovery: the remote is loaded when a path
 * of its is asked for. A failure is not remembered (React Router would remember that of `lazy`), so a retry is real.
 */
export function remoteRoutes({ extras }: Deployment, remotes: Remotes): RouteObject {
  const { name, owner, routes } = extras.superium
  return {
    id: `remote:${name}`,
    errorElement: <RouteFailure />,
    handle: { remote: name, owner },
    children: routes.map((pattern) => standIn(name, pattern, remotes)),
  }
}

function standIn(remote: string, pattern: string, remotes: Remotes): RouteObject {
  const place: Place = { ready: undefined }

  const prepare = async (): Promise<ReadyRoute> => {
    if (place.ready) return place.ready
    const { default: routes } = await remotes.load<{ default: RouteObject[] }>(remote, 'routes')
    const route = routes.find(({ path }) => path === pattern)
    if (!route) throw new RemoteError(remote, new Error(`its routes have no ${pattern}`))
    try {
      place.ready = { ...route, ...(typeof route.lazy === 'function' ? await route.lazy() : {}) } as ReadyRoute
    } catch (error) {
      throw new RemoteError(remote, error)
    }
    return place.ready
  }

  return {
    id: `${remote}:${pattern}`,
    path: pattern,
    async loader(args: LoaderFunctionArgs) {
      const { loader } = await prepare()
      return typeof loader === 'function' ? loader(args) : null
    },
    shouldRevalidate: (args) => place.ready?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    element: <RemotePage place={place} />,
    errorElement: <RemoteFailure place={place} remote={remote} />,
    hydrateFallbackElement: <PagePlaceholder />,
  }
}

function RemotePage({ place: { ready } }: { place: Place }) {
  return ready?.Component ? <ready.Component /> : ready?.element
}

function RemoteFailure({ place: { ready }, remote }: { place: Place; remote: string }) {
  return ready?.ErrorBoundary ? <ready.ErrorBoundary /> : <RouteFailure remote={remote} />
}
