import { $session, $toasts } from '@superium/shared/state'
import { act, configure, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import routes from '../routes'

// Asking jsdom for each element's computed style takes seconds on a page with emotion's style sheets.
configure({ defaultHidden: true })

const Nothing = () => null

/** Opens a path of this remote as the shell does; the other pages of the site are their address. */
export async function openPage(path: string) {
  const elsewhere = { path: '*', element: <p>Elsewhere</p> }
  const pages = routes.map((route) => ({ ...route, HydrateFallback: Nothing }))
  const router = createMemoryRouter([...pages, elsewhere], { initialEntries: [path] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return router
}

/** Signs a shopper in, as the identity module does. */
export function signIn(): void {
  const user = { uid: 'u1', email: 'ann@example.com', displayName: 'Ann', photoURL: null, roles: [] }
  $session.set({ status: 'signed-in', user })
}

/** What the shopper was told so far. */
export function toasts(): string[] {
  return $toasts.get().map(({ message }) => message)
}
