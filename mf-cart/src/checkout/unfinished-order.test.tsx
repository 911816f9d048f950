import { addToCart, clearCart } from '@superium/shared/state'
import { openPage, problem, productId, signIn, testProduct } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi } from '../testing/answer-shop-api'
import { quietOrderLog } from '../testing/quiet-order-log'
import { emptyBilling } from './billing-schema'
import { beginOrderAttempt } from './order-attempt'
import { orderBody } from './order-body'

const mug = testProduct(productId(1), { price: 10 })

const billing = { ...emptyBilling('Ann', 'ann@example.com'), street: '7 Left Lane', country: 'Bangladesh' }
const left = () =>
  beginOrderAttempt(orderBody(billing, 'check_payments', [{ ...mug, quantity: 1 }], { lines: [], orderTotal: 36.5 }))
const again = () => userEvent.click(screen.getByRole('button', { name: 'Send it again' }))

beforeEach(() => {
  quietOrderLog()
  sessionStorage.clear()
  clearCart()
  localStorage.clear()
  signIn()
})
afterEach(() => jest.restoreAllMocks())

test('an order interrupted by a reload can be sent again with the same key and form', async () => {
  addToCart(mug)
  const shop = answerShopApi([mug])
  const { key } = left()
  await openPage(routes, '/checkout')
  expect(screen.getByRole('alert')).toHaveTextContent('Your last order may not have gone through.')
  expect(screen.getByLabelText('Street')).toHaveValue('7 Left Lane')
  expect(screen.getByLabelText('Check payments')).toBeChecked()
  await again()
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect([...shop.orders.keys()]).toEqual([key])
})

test('with an empty cart, a connection failure is shown and the order can be sent again', async () => {
  const shop = answerShopApi([mug])
  left()
  await openPage(routes, '/checkout')
  shop.intercept = () => Promise.reject(new TypeError('Failed to fetch'))
  await again()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The shop could not be reached.'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  shop.intercept = null
  await again()
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect(shop.orders.size).toBe(1)
})

test('with an empty cart, the reason of a refusal is shown', async () => {
  const shop = answerShopApi([mug])
  left()
  await openPage(routes, '/checkout')
  shop.intercept = () => problem(409, 'Tall mug has only 0 left.')
  await again()
  expect(await screen.findByText('Your order was not placed.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Tall mug has only 0 left.')
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
})
