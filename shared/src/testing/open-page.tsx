import { isRouteErrorResponse, type RouteObject, useRouteError } from '@superium/shared/router'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** A page that is open in a test. */
export interface OpenPage {
  /** Path and query of the current location. */
  address(): string
  /** The state of the current location. */
  state(): unknown
  /** Follows a link, or goes back (-1) and forward (1) in the history. */
  go(to: string | number): Promise<void>
  /** Calls back with the address when a navigation begins. */
  onNavigation(callback: (address: string) => void): void
}

interface Options {
  /** The location's state. */
  state?: unknown
  /** Earlier entries of the history, oldest first. */
  before?: readonly string[]
}

let open: ReturnType<typeof createMemoryRouter> | undefined

/**
 * Opens an address with a remote's own routes, as the shell does; any other address is an empty page. React Router's
 * `createRoutesStub` is no help here: it ignores `lazy`, which all pages use.
 */
export async function openPage(
  routes: readonly RouteObject[],
  address: string,
  { state = null, before = [] }: Options = {},
): Promise<OpenPage> {
  cleanup()
  open?.dispose()
  const { pathname, search, hash } = new URL(address, window.location.origin)
  const router = createMemoryRouter(
    [
      { id: 'site', ErrorBoundary: RouteError, HydrateFallback: Nothing, children: [...routes] },
      { path: '*', Component: Nothing },
    ],
    { initialEntries: [...before, { pathname, search, hash, state }] },
  )
  open = router
  const current = () => router.state.location.pathname + router.state.location.search
  // Some code reads the address from the window, which has to agree with the router's.
  const showAddress = (): void => window.history.replaceState(null, '', current())
  showAddress()
  router.subscribe(showAddress)
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return {
    address: current,
    state: () => router.state.location.state,
    go: (to) => act(async () => void router.navigate(to as string)),
    onNavigation(callback) {
      router.subscribe(({ navigation: { location } }) => {
        if (location) callback(location.pathname + location.search)
      })
    },
  }
}

function Nothing() {
  return null
}

function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <p>status {error.status}</p>
  return <p>failed: {error instanceof Error ? error.message : 'unknown'}</p>
}
