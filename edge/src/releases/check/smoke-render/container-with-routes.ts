/** A Module Federation container. */
export interface Container {
  init(...args: unknown[]): unknown
  get(expose: string): Promise<() => unknown>
}

/** The part of a remote's route that the smoke render reads. */
export interface Route {
  path?: string
  handle?: { render?: string | undefined }
  loader?: unknown
  lazy?: () => Promise<object>
}

/** The container with `change` applied to its routes; `failed` gets the error when they cannot be loaded. */
export function withRoutes(
  container: Container,
  change: (route: Route) => Route,
  failed: (error: unknown) => void,
): Container {
  return {
    init: (...args) => container.init(...args),
    async get(expose) {
      if (expose !== './routes') return container.get(expose)
      try {
        const { default: routes, ...rest } = (await container.get(expose))() as { default: Route[] }
        return () => ({ ...rest, default: routes.map(change) })
      } catch (error) {
        failed(error)
        throw error
      }
    },
  }
}

/** A client-only route, changed so that it renders on the server, signed out and without its loader's data. */
export function forAnyone(route: Route): Route {
  const { handle, lazy } = route
  if (handle?.render !== 'browser') return route
  const loader = (): null => null
  return {
    ...route,
    handle: { ...handle, render: undefined },
    ...(route.loader !== undefined && { loader }),
    ...(lazy && { lazy: async () => ({ ...(await lazy()), loader }) }),
  }
}
