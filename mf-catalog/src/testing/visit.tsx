import { isRouteErrorResponse, type RouteObject, useRouteError } from '@superium/shared/router'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import routes from '../routes'

/** An open page. */
export interface Visit {
  /** Path and query. */
  address(): string
  /** Begins to go to another address. */
  leave(to: string): Promise<void>
  /** Calls back when a navigation begins. */
  began(then: () => void): void
  /** Back (-1) or forward (1) in history. */
  go(delta: number): Promise<void>
}

/** Opens an address with this remote's real routes, after others in its history; failures show their status, as the shell would. */
export async function visit(address: string, ...before: string[]): Promise<Visit> {
  const site: RouteObject[] = [
    { id: 'site', ErrorBoundary: Failure, HydrateFallback: Nothing, children: [...routes] },
    { path: '*', Component: Nothing },
  ]
  const router = createMemoryRouter(site, { initialEntries: [...before, address] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    leave: (to) =>
      act(async () => {
        void router.navigate(to)
      }),
    began: (then) => void router.subscribe(({ navigation }) => navigation.state === 'loading' && then()),
    go: (delta) => act(() => router.navigate(delta)),
  }
}

function Nothing() {
  return null
}

function Failure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <p>status {error.status}</p>
  return <p>failed: {error instanceof Error ? error.message : 'unknown'}</p>
}
