import type { Order } from '@superium/shared/api'
import { $cart, $toasts, addToCart, clearCart } from '@superium/shared/state'
import {
  answerApi,
  openPage,
  problem,
  productId,
  success,
  type TestApi,
  testOrder,
  testOrderLine,
  testProduct,
  toasts,
} from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BuyAgainButton } from './buy-again-button'

let api: TestApi

beforeEach(() => {
  clearCart()
  $toasts.set([])
  api = answerApi()
})

const routesOf = (order: Order) => [{ path: '/', element: <BuyAgainButton order={order} /> }]

test('buying again adds what is still sold, in the same variant, and names the rest', async () => {
  const [shirt, mug, gone] = [productId(11), productId(12), productId(13)]
  const [blue, size] = [productId(21), 'Blue, M']
  const line = testOrderLine({ image: '', price: 5, total: 5, quantity: 1 })
  const products = [
    { ...line, productId: shirt, name: 'Shirt', variant: blue, variantName: size, quantity: 2 },
    { ...line, lineNumber: 1, productId: mug, name: 'Mug' },
    { ...line, lineNumber: 2, productId: gone, name: 'Old lamp' },
  ]
  const soldShirt = testProduct(shirt, { name: 'Shirt', variantCount: 2 })
  api.answer('GET /shop/products-by-id', success([soldShirt, testProduct(mug, { name: 'Mug' })]))
  const variant = { _id: blue, name: size, sku: 'S-B-M', price: 7, stock: 1, images: [], colour: 'Blue', size: 'M' }
  api.answer(`GET /shop/data/${shirt}`, success({ ...soldShirt, variants: [variant] }))
  const page = await openPage(routesOf(testOrder('1', { products })), '/')
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  await waitFor(() => expect(page.address()).toBe('/cart'))
  expect($cart.get().map(({ name, variantName, price, quantity }) => [name, variantName, price, quantity])).toEqual([
    ['Shirt', 'Blue, M', 7, 1],
    ['Mug', undefined, 19.99, 1],
  ])
  expect(toasts()).toEqual([
    '2 items are in your cart again. Not for sale at the moment: Old lamp. Fewer pieces are left of: Shirt, Blue, M.',
  ])
})

test('buying again says why it failed and adds nothing', async () => {
  addToCart(testProduct(productId(12)))
  api.answer('GET /shop/products-by-id', problem(500, 'Something went wrong on our side.'))
  await openPage(routesOf(testOrder('1')), '/')
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  await waitFor(() => expect(toasts()).toEqual(['Something went wrong on our side.']))
  expect($cart.get()).toHaveLength(1)
})
