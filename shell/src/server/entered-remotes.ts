import type { RouteObject } from '@superium/shared/router'
import { type ComponentType, createElement } from 'react'
import { ClientOnlyError } from '../hydration/client-only-error'
import type { Remotes } from '../remotes/create-remotes'
import { RemoteError } from '../remotes/remote-error'

/** Called with a remote's name immediately before its code runs. */
export type Enter = (remote: string) => void

type Page = { Component?: ComponentType | null; loader?: RouteObject['loader'] }

/**
 * The remotes for rendering on the server: those that `leftOut` names are not loaded, so that the browser renders their
 * parts. It calls `enter` with the remote whose code runs next; the last one is blamed when the process is blocked.
 */
export function enteredRemotes(remotes: Remotes, leftOut: readonly string[], enter: Enter): Remotes {
  const slots = new Map<string, ComponentType<object>>()
  return {
    ...remotes,
    ready: (remote, expose) => slots.get(`${remote}/${expose}`),
    async load<T>(remote: string, expose: string): Promise<T> {
      if (leftOut.includes(remote)) {
        throw expose === 'routes' ? new RemoteError(remote, new Error('it is left out')) : new ClientOnlyError()
      }
      enter(remote)
      const module = await remotes.load<{ default: unknown }>(remote, expose)
      const entered =
        expose === 'routes'
          ? (module.default as RouteObject[]).map((route) => enteredRoute(route, remote, enter))
          : enteredComponent(module.default as ComponentType, remote, enter)
      if (typeof entered === 'function') slots.set(`${remote}/${expose}`, entered)
      return { ...module, default: entered } as T
    },
  }
}

function enteredRoute(route: RouteObject, remote: string, enter: Enter): RouteObject {
  const { lazy } = route
  return {
    ...route,
    ...enteredPage(route, remote, enter),
    ...(typeof lazy === 'function' && {
      lazy: async () => {
        enter(remote)
        const page = await lazy()
        return { ...page, ...enteredPage(page as Page, remote, enter) }
      },
    }),
  } as RouteObject
}

function enteredPage({ Component, loader }: Page, remote: string, enter: Enter): Page {
  return {
    ...(Component && { Component: enteredComponent(Component, remote, enter) }),
    ...(typeof loader === 'function' && {
      loader: (...args: Parameters<typeof loader>) => {
        enter(remote)
        return loader(...args)
      },
    }),
  }
}

/** A wrapper that adds no HTML, so that the output stays as the browser expects. */
function enteredComponent<P extends object>(Content: ComponentType<P>, remote: string, enter: Enter): ComponentType<P> {
  return function Entered(props: P) {
    enter(remote)
    return createElement(Content, props)
  }
}
