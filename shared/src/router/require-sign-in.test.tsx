import { act, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { $session, type User } from '../state'
import { RequireSignIn } from './require-sign-in'

const bea: User = { uid: '1', email: 'b@x.example', displayName: 'Bea', photoURL: null, roles: [] }

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20))

const open = () => {
  const page = (
    <RequireSignIn pending={<p>Signing you in</p>}>
      <p>Checkout</p>
    </RequireSignIn>
  )
  const routes = [
    { path: '/checkout', element: page },
    { path: '/signin', loader: async () => aWhile().then(() => null), element: <p>Sign in</p> },
    { path: '/', loader: async () => aWhile().then(() => null), element: <p>Home</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/checkout'] })
  render(<RouterProvider router={router} />)
  return router
}

afterEach(() => act(() => $session.set({ status: 'loading', user: null })))

test('a page that becomes known is rendered in slices, not in the task that brings the session', async () => {
  open()
  await act(async () => {
    flushSync(() => $session.set({ status: 'signed-in', user: bea }))
    expect(screen.getByText('Signing you in')).toBeInTheDocument()
    expect(screen.queryByText('Checkout')).toBeNull()
  })
  expect(screen.getByText('Checkout')).toBeInTheDocument()
})

test('a signed-in visitor sees the page at once, and loses it at once with the session, never for an empty page', async () => {
  $session.set({ status: 'signed-in', user: bea })
  open()
  expect(screen.getByText('Checkout')).toBeInTheDocument()
  act(() => {
    flushSync(() => $session.set({ status: 'anonymous', user: null }))
    expect(screen.queryByText('Checkout')).toBeNull()
    expect(screen.getByText('Signing you in')).toBeInTheDocument()
  })
  expect(await screen.findByText('Sign in')).toBeInTheDocument()
  expect(screen.queryByText('Signing you in')).toBeNull()
})

test('who ends the session may go elsewhere, and is not sent to the sign-in page again', async () => {
  $session.set({ status: 'signed-in', user: bea })
  const router = open()
  let gone = Promise.resolve()
  // React renders what it has deferred at the end of this, while the other page still loads.
  await act(async () => {
    flushSync(() => $session.set({ status: 'anonymous', user: null }))
    gone = router.navigate('/')
  })
  await act(() => gone)
  expect(screen.getByText('Home')).toBeInTheDocument()
})
