/** A Module Federation container. */
export interface Container {
  init(...args: unknown[]): unknown
  get(expose: string): Promise<() => unknown>
}

/** What is read here of a remote's route. */
export interface Route {
  path?: string
  handle?: { render?: string | undefined }
  loader?: unknown
  lazy?: () => Promise<object>
}

/** The container, with its routes changed; `failed` is told why they cannot be had. */
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

/**
 * A person's own page, rendered too, which the site's server leaves to browsers: as for somebody who is not signed in, so
 * without what its loader would wait for.
 */
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
