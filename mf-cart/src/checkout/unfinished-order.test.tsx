import { addToCart, clearCart } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, signIn } from '../testing/open-page'
import { openShop, productId } from '../testing/shop'
import { beginAttempt, endAttempt } from './attempt'
import { emptyBilling } from './billing'
import { orderBody } from './order-body'

// A form of MUI in jsdom takes its time on a busy machine.
jest.setTimeout(20_000)

const mug = testProduct(productId(1), { price: 10 })

test('an order that was on its way at a reload is offered to be sent again, with its key and its form', async () => {
  clearCart()
  endAttempt()
  addToCart(mug)
  signIn()
  const shop = openShop([mug])
  const billing = { ...emptyBilling('Ann', 'ann@example.com'), street: '7 Left Lane', country: 'Bangladesh' }
  const { key } = beginAttempt(orderBody(billing, 'check_payments', [{ ...mug, quantity: 1 }], 36.5))

  await openPage('/checkout')
  expect(screen.getByRole('alert')).toHaveTextContent('Your last order may not have gone through.')
  expect(screen.getByLabelText('Street')).toHaveValue('7 Left Lane')
  expect(screen.getByLabelText('Check payments')).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  await screen.findByText('S-1000')
  expect([...shop.orders.keys()]).toEqual([key])
})
