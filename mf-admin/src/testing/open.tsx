import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { $session, type User } from '@superium/shared/state'
import { act, cleanup, render } from '@testing-library/react'
import routes from '../routes'

/** Who the tests sign in as. */
export const admin: User = {
  uid: 'a1',
  email: 'admin@superium.example',
  displayName: 'Ada Admin',
  photoURL: null,
  roles: ['admin'],
}

const Nothing = () => null

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Opens `path` of this remote's routes (and /signin, / as stand-ins of other remotes') as `user`; null is signed out. */
export async function open(path: string, user: User | null = admin): Promise<void> {
  cleanup()
  router?.dispose()
  $session.set(user ? { status: 'signed-in', user } : { status: 'anonymous', user: null })
  window.history.replaceState(null, '', path)
  router = createBrowserRouter([
    {
      HydrateFallback: Nothing,
      children: [
        ...routes,
        { path: '/signin', element: <h1>Account Login</h1> },
        { path: '/', element: <h1>Home</h1> },
      ],
    },
  ])
  const site = router
  await act(async () => {
    render(<RouterProvider router={site} />)
  })
}

/** Where the browser is now, and what was remembered on the way. */
export const place = () => ({
  path: window.location.pathname + window.location.search,
  state: router?.state.location.state,
})

/** Goes to `path` inside the site, as a link would. */
export async function go(path: string): Promise<void> {
  await act(async () => {
    await router?.navigate(path)
  })
}
