import { configureIdentity } from '@superium/shared/identity-config'
import { $cart, $session, $shopToken, $theme, $toasts, $wishlist, clearCart } from '@superium/shared/state'
import { answerApi, problem, testProduct } from '@superium/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import MiniWishlist from './mini-wishlist/mini-wishlist'
import ProfileMenu from './profile-menu/profile-menu'

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
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
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
  expect(localStorage.getItem('shopToken')).toBeNull()
  expect($toasts.get()).toMatchObject([{ variant: 'success', message: 'User Logedout' }])
})

test('an empty wishlist leads to the products', () => {
  wishlist()
  expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/products')
})

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const BY_ID = 'GET /shop/products-by-id'
const add = (name: string) => screen.findByRole('button', { name: `Add to cart ${name}` })

test('a wishlist line: price, to the cart, out of the list', async () => {
  const products = [testProduct(id(1), { name: 'Mug' }), testProduct(id(2), { name: 'Lamp' })]
  $wishlist.set(products)
  answerApi({ [BY_ID]: { status: 'success', data: products } })
  wishlist()
  expect(screen.getAllByText('$19.99')).toHaveLength(2)
  await waitFor(async () => expect(await add('Mug')).toBeEnabled())
  await userEvent.click(await add('Mug'))
  expect($cart.get()).toMatchObject([{ _id: id(1), quantity: 1 }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lamp from the wishlist' }))
  expect($wishlist.get().map(({ _id }) => _id)).toEqual([id(1)])
  expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus()
})

test('a product with variants leads to their choice instead of into the cart', async () => {
  const shirt = testProduct(id(1), { name: 'Shirt', variantCount: 6 })
  $wishlist.set([shirt])
  answerApi({ [BY_ID]: { status: 'success', data: [shirt] } })
  const path = wishlist()
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Choose options Shirt' }))
  expect(path()).toBe(`/product-detail/${id(1)}`)
  expect(close).toHaveBeenCalled()
  expect($cart.get()).toEqual([])
})

test('what the wishlist shows and sells is true now, not when the heart was clicked', async () => {
  $wishlist.set([
    testProduct(id(1), { name: 'Mug', price: 1.23, regularPrice: 9 }),
    testProduct(id(2), { name: 'Lamp', stock: 0 }),
    testProduct(id(3), { name: 'Kite' }),
  ])
  const now = [testProduct(id(1), { name: 'Mug', price: 8 }), testProduct(id(2), { name: 'Lamp', stock: 250 })]
  answerApi({ [BY_ID]: { status: 'success', data: now } })
  wishlist()
  expect(screen.getByRole('button', { name: 'Add to cart Mug' })).toBeDisabled()
  expect(await screen.findByText('$8.00')).toBeVisible()
  expect(screen.queryByText('$1.23')).toBeNull()
  expect(screen.getByText('No longer sold')).toBeVisible()
  expect(await add('Lamp')).toBeEnabled()
  await userEvent.click(await add('Mug'))
  expect($cart.get()).toMatchObject([{ _id: id(1), price: 8 }])
})

test('a shop that does not answer costs nobody the wishlist', async () => {
  $wishlist.set([testProduct(id(1), { name: 'Mug' })])
  answerApi({ [BY_ID]: problem(400, 'no') })
  wishlist()
  await waitFor(async () => expect(await add('Mug')).toBeEnabled())
})
