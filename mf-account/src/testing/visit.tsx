import { configureIdentity } from '@superium/shared/identity-config'
import type { RouteObject } from '@superium/shared/router'
import { $session, $toasts } from '@superium/shared/state'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import routes from '../routes'

configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })

/** Other teams' pages: they only say where one is. */
const elsewhere: RouteObject = { path: '*', element: <p>elsewhere</p> }

/** As the shell has it: nothing stands in a page's place while it loads. */
const blank = { HydrateFallback: () => null }

/** Opens a page of this remote in a router; `state` is the location's. Tells where one is with `path()`. */
export async function visit(path: string, state?: unknown) {
  const router = createMemoryRouter(
    [...routes, elsewhere].map((route) => ({ ...route, ...blank })),
    {
      initialEntries: [{ ...urlParts(path), state }],
    },
  )
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return { router, path: () => router.state.location.pathname + router.state.location.search }
}

function urlParts(path: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(path, 'http://localhost')
  return { pathname, search }
}

/** The visitor as the identity service reported it; null for an anonymous one. */
export function beVisitor(user: { uid: string; email: string; displayName: string } | null): void {
  $session.set(
    user ? { status: 'signed-in', user: { ...user, photoURL: null, roles: [] } } : { status: 'anonymous', user: null },
  )
}

/** The messages that wait to be shown. */
export const toasts = (): string[] => $toasts.get().map(({ message }) => message)

/** Puts a value into the field with this label, as a password manager would. */
export async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}

/** Clicks the button and waits until what it began is over. */
export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
  await waitFor(() => expect(button.isConnected && button.hasAttribute('aria-busy')).toBe(false))
}
