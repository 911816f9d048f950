import { $cart, $lastAdded, $toasts, $wishlist, clearCart } from '@superium/shared/state'
import { answerApi, press, productId, signIn, signOut, success, testProduct, toasts } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAccountPage } from '../testing/open-account-page'

const BY_ID = 'GET /shop/products-by-id'
const RED = productId(91)
const mug = testProduct(productId(1), { name: 'Mug' })
const lamp = testProduct(productId(2), { name: 'Lamp' })
const shirt = testProduct(productId(3), { name: 'Shirt', variantCount: 2 })
const red = { _id: RED, name: 'Red', price: 31, stock: 3, sku: 'S', colour: 'Red', size: '', images: [], tones: [] }
const redShirt = { ...shirt, variant: RED, variantName: 'Red', price: 25, stock: 1 }

beforeEach(() => {
  signOut()
  $toasts.set([])
  $wishlist.set([])
  clearCart()
})

const names = () => within(screen.getByRole('list', { name: 'Save lists' })).getAllByRole('heading')
const undo = () => act(() => $toasts.get().at(-1)?.action?.run())

test('a guest sees the wishlist, the newest first, and may sign in and come back', async () => {
  $wishlist.set([mug, lamp])
  answerApi({ [BY_ID]: success([mug, lamp]) })
  const page = await openAccountPage('/wishlist')
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  expect(names().map(({ textContent }) => textContent)).toEqual(['Lamp', 'Mug'])
  expect(screen.getByText('2 products')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect([page.address(), page.state()]).toEqual(['/signin', { from: '/wishlist' }])
})

test('an empty wishlist shows the specification’s text and a way on', async () => {
  signIn()
  answerApi()
  await openAccountPage('/wishlist')
  expect(await screen.findByText('YOUR DONOT HAVE ANY WISHLISTED ITEM.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'RETURN TO SHOP' })).toHaveAttribute('href', '/products')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('a removed product can be brought back in its place', async () => {
  $wishlist.set([mug, lamp])
  answerApi({ [BY_ID]: success([mug, lamp]) })
  await openAccountPage('/wishlist')
  await press('Remove Mug from the wishlist')
  expect($wishlist.get()).toEqual([lamp])
  expect(toasts()).toEqual(['Mug was removed from your wishlist.'])
  undo()
  expect($wishlist.get().map(({ name }) => name)).toEqual(['Mug', 'Lamp'])
})

test('a product moves to the cart, and undo moves it back', async () => {
  $wishlist.set([mug])
  answerApi({ [BY_ID]: success([mug]) })
  await openAccountPage('/wishlist')
  const move = await screen.findByRole('button', { name: 'Move to cart Mug' })
  await waitFor(() => expect(move).toBeEnabled())
  await userEvent.click(move)
  expect($cart.get()).toMatchObject([{ name: 'Mug', quantity: 1 }])
  expect($wishlist.get()).toEqual([])
  expect(toasts()).toEqual(['Mug was moved to your cart.'])
  expect($lastAdded.get()).toBeNull()
  undo()
  expect($cart.get()).toEqual([])
  expect($wishlist.get()).toMatchObject([{ name: 'Mug' }])
})

test('a wish for a variant names it, and moves that variant to the cart at its price now', async () => {
  $wishlist.set([redShirt])
  answerApi({ [`GET /shop/data/${shirt._id}`]: success({ ...shirt, variants: [red] }) })
  await openAccountPage('/wishlist')
  expect(await screen.findByText('Red')).toBeVisible()
  expect(await screen.findByText('$31.00')).toBeVisible()
  await press('Move to cart Shirt, Red')
  expect($cart.get()).toMatchObject([{ name: 'Shirt', variant: RED, variantName: 'Red', price: 31, quantity: 1 }])
})

test('a wish for a variant that is no longer sold asks for another choice', async () => {
  $wishlist.set([redShirt])
  answerApi({ [`GET /shop/data/${shirt._id}`]: success({ ...shirt, variants: [{ ...red, _id: productId(92) }] }) })
  await openAccountPage('/wishlist')
  expect(await screen.findByRole('link', { name: 'Choose options Shirt' })).toBeVisible()
})
