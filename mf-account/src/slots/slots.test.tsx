import { configureIdentity } from '@superium/shared/identity-config'
import { $cart, $session, $shopToken, $theme, $toasts, $wishlist, clearCart } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import MiniWishlist from './mini-wishlist'
import ProfileMenu from './profile-menu'

configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })

const close = jest.fn()
const user = { uid: 'u', email: 'ada@superium.example', displayName: 'Ada', photoURL: null, roles: [] }

function show(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/myaccount'] })
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname + router.state.location.search
}

const menu = () => show(<ProfileMenu close={close} />)
const wishlist = () => show(<MiniWishlist close={close} />)

beforeEach(() => {
  close.mockClear()
  $session.set({ status: 'signed-in', user })
  $toasts.set([])
  $wishlist.set([])
  clearCart()
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    })
})

test('the profile menu names the visitor and leads to the account', async () => {
  const path = menu()
  expect(screen.getByText('ada@superium.example')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/myaccount')
  expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/myaccount?num=1')
  expect(screen.queryByRole('link', { name: /Admin/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'My Order' }))
  expect(path()).toBe('/myaccount?num=2')
  expect(close).toHaveBeenCalled()
})

test('an administrator gets to the dashboard', () => {
  $session.set({ status: 'signed-in', user: { ...user, roles: ['admin'] } })
  menu()
  expect(screen.getByRole('link', { name: 'Admin dashboard' })).toHaveAttribute('href', '/superium-admin')
})

test('the dark theme is switched on and off', async () => {
  $theme.set('system')
  menu()
  const toggle = screen.getByRole('switch', { name: 'Dark theme' })
  expect(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  expect($theme.get()).toBe('dark')
  expect(toggle).toBeChecked()
  await userEvent.click(toggle)
  expect($theme.get()).toBe('light')
})

test('log out clears user and marker, says so and goes home', async () => {
  $shopToken.set('present')
  const path = menu()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect($session.get()).toEqual({ status: 'anonymous', user: null })
  expect($shopToken.get()).toBeNull()
  expect($toasts.get()).toMatchObject([{ variant: 'success', message: 'User Logedout' }])
})

test('an empty wishlist leads to the products', () => {
  wishlist()
  expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/products')
})

test('a wishlist line: price, to the cart, out of the list', async () => {
  $wishlist.set([testProduct('a', { name: 'Mug' }), testProduct('b', { name: 'Lamp' })])
  wishlist()
  expect(screen.getAllByText('$19.99')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart Mug' }))
  expect($cart.get()).toMatchObject([{ _id: 'a', quantity: 1 }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lamp from the wishlist' }))
  expect($wishlist.get().map(({ _id }) => _id)).toEqual(['a'])
})
