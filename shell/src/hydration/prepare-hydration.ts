import { matchRoutes, type RouteObject } from '@superium/shared/router'
import type { LoaderData } from '../loader-data/loader-data'
import { resumeDeferred } from '../loader-data/resume-deferred'
import { RemoteError } from '../remotes/remote-error'
import type { StandInHandle } from '../routing/remote-routes'

/** The router's initial data. */
interface Prepared {
  loaderData: LoaderData
  errors?: Record<string, unknown>
  /** Calls `renderAgain` when the page shows nothing for ten seconds; returns a function that cancels this. */
  limitHydration?(renderAgain: () => void): () => void
}

/**
 * Loads the code of the page's remote before React hydrates, so that the first output equals the server's. Undefined
 * when the code cannot be loaded: the browser then renders from scratch. Code that hangs is not tried again: its error is shown.
 */
export async function prepareHydration(
  routes: RouteObject[],
  data: LoaderData,
  address: URL,
): Promise<Prepared | undefined> {
  const matches = matchRoutes(routes, address) ?? []
  const handles = matches.map(({ route }) => route.handle as StandInHandle | undefined)
  try {
    await Promise.all(handles.map((handle) => handle?.prepare?.()))
  } catch (error) {
    if (!(error instanceof RemoteError && error.hung)) return undefined
    return { loaderData: {}, errors: { [matches.at(-1)?.route.id ?? '']: error } }
  }
  const again = async (id: string): Promise<unknown> => {
    const match = matches.find(({ route }) => route.id === id)
    const loader = match?.route.loader
    if (typeof loader !== 'function') return undefined
    return loader({ request: new Request(address), params: match?.params ?? {} } as Parameters<typeof loader>[0])
  }
  const limitHydration = (renderAgain: () => void) => {
    const stops = handles.map((handle) => handle?.limitHydration?.(renderAgain))
    return () => {
      for (const stop of stops) stop?.()
    }
  }
  return { loaderData: resumeDeferred(data, again), limitHydration }
}
