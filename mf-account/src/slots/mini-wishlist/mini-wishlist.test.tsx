import { $cart, $wishlist, clearCart } from '@superium/shared/state'
import { answerApi, productId as id, openPage, problem, success, testProduct } from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MiniWishlist from './mini-wishlist'

const close = jest.fn()
const openWishlist = () => openPage([{ path: '*', element: <MiniWishlist close={close} /> }], '/myaccount')

beforeEach(() => {
  close.mockClear()
  $wishlist.set([])
  clearCart()
})

test('an empty wishlist links to the products', async () => {
  await openWishlist()
  expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/products')
})

const BY_ID = 'GET /shop/products-by-id'
const add = (name: string) => screen.findByRole('button', { name: `Add to cart ${name}` })

test('a product shows its price, can be added to the cart and can be removed', async () => {
  const products = [testProduct(id(1), { name: 'Mug' }), testProduct(id(2), { name: 'Lamp' })]
  $wishlist.set(products)
  answerApi({ [BY_ID]: success(products) })
  await openWishlist()
  expect(screen.getAllByText('$19.99')).toHaveLength(2)
  await waitFor(async () => expect(await add('Mug')).toBeEnabled())
  await userEvent.click(await add('Mug'))
  expect($cart.get()).toMatchObject([{ _id: id(1), quantity: 1 }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lamp from the wishlist' }))
  expect($wishlist.get().map(({ _id }) => _id)).toEqual([id(1)])
  expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus()
})

test('a product with variants links to its page instead of adding to the cart', async () => {
  const shirt = testProduct(id(1), { name: 'Shirt', variantCount: 6 })
  $wishlist.set([shirt])
  answerApi({ [BY_ID]: success([shirt]) })
  const page = await openWishlist()
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Choose options Shirt' }))
  expect(page.address()).toBe(`/product-detail/${id(1)}`)
  expect(close).toHaveBeenCalled()
  expect($cart.get()).toEqual([])
})

test('a product is shown and added with its current price and stock', async () => {
  $wishlist.set([
    testProduct(id(1), { name: 'Mug', price: 1.23, regularPrice: 9 }),
    testProduct(id(2), { name: 'Lamp', stock: 0 }),
    testProduct(id(3), { name: 'Kite' }),
  ])
  const now = [testProduct(id(1), { name: 'Mug', price: 8 }), testProduct(id(2), { name: 'Lamp', stock: 250 })]
  let arrive = (): void => {}
  answerApi({ [BY_ID]: () => new Promise((resolve) => (arrive = () => resolve(success(now)))) })
  await openWishlist()
  expect(screen.getByRole('button', { name: 'Add to cart Mug' })).toBeDisabled()
  await act(async () => arrive())
  expect(await screen.findByText('$8.00')).toBeVisible()
  expect(screen.queryByText('$1.23')).toBeNull()
  expect(screen.getByText('No longer sold')).toBeVisible()
  expect(await add('Lamp')).toBeEnabled()
  await userEvent.click(await add('Mug'))
  expect($cart.get()).toMatchObject([{ _id: id(1), price: 8 }])
})

test('the wishlist works when the products cannot be refreshed', async () => {
  $wishlist.set([testProduct(id(1), { name: 'Mug' })])
  answerApi({ [BY_ID]: problem(400, 'no') })
  await openWishlist()
  await waitFor(async () => expect(await add('Mug')).toBeEnabled())
})
