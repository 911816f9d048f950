import { matchRoutes, type RouteObject } from '@superium/shared/router'
import type { LoaderData } from '../loader-data/loader-data'
import { resumeDeferred } from '../loader-data/resume-deferred'
import type { StandInHandle } from '../routing/remote-routes'

/**
 * Loads the code of the page's remote before React hydrates, so that the first output equals the server's. Undefined
 * when the code cannot be loaded: the browser then renders from scratch.
 */
export async function prepareHydration(
  routes: RouteObject[],
  data: LoaderData,
  address: URL,
): Promise<{ loaderData: LoaderData } | undefined> {
  const matches = matchRoutes(routes, address) ?? []
  try {
    await Promise.all(matches.map(({ route }) => (route.handle as StandInHandle | undefined)?.prepare?.()))
  } catch {
    return undefined
  }
  const again = async (id: string): Promise<unknown> => {
    const match = matches.find(({ route }) => route.id === id)
    const loader = match?.route.loader
    if (typeof loader !== 'function') return undefined
    return loader({ request: new Request(address), params: match?.params ?? {} } as Parameters<typeof loader>[0])
  }
  return { loaderData: resumeDeferred(data, again) }
}
