import { $session, addToCart, clearCart } from '@superium/shared/state'
import { openPage, productId, signIn, testProduct } from '@superium/shared/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi } from '../testing/answer-shop-api'
import { fillBillingForm } from '../testing/fill-billing-form'
import { dropBillingDraft } from './billing-draft'

beforeEach(() => {
  clearCart()
  dropBillingDraft()
  const mug = testProduct(productId(2), { name: 'Tall mug', price: 10 })
  answerShopApi([mug])
  addToCart(mug)
  signIn()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Opens the checkout again, like a reload or a return from another page. */
async function reopen(): Promise<void> {
  cleanup()
  await openPage(routes, '/checkout')
}

test('typed fields are restored when the checkout is opened again, without error messages', async () => {
  await openPage(routes, '/checkout')
  await fillBillingForm()
  await userEvent.clear(field('Postcode'))
  await reopen()
  expect(field('District').value).toBe('Dhaka')
  expect(field('Order notes').value).toBe('Ring twice')
  expect(screen.getByLabelText('Cash on delivery')).toBeChecked()
  expect(field('Postcode').value).toBe('')
  expect(screen.queryByText('Postcode is required')).toBeNull()
})

test('the tick that saves the address is restored, and so is its removal', async () => {
  const box = () => screen.getByRole('checkbox', { name: 'Save as my default address' })
  await openPage(routes, '/checkout')
  await userEvent.click(box())
  await reopen()
  expect(box()).toBeChecked()
  await userEvent.click(box())
  await reopen()
  expect(box()).not.toBeChecked()
})

test('the user record fills only fields that were not typed in, and leaves cleared fields empty', async () => {
  await openPage(routes, '/checkout')
  await waitFor(() => expect(field('Phone').value).toBe('+880 123'))
  await userEvent.clear(field('Phone'))
  await userEvent.clear(field('Username'))
  await userEvent.type(field('Username'), 'Nadia')
  await reopen()
  await waitFor(() => expect(field('Street').value).toBe('1 Lake Road'))
  expect(field('Phone').value).toBe('')
  expect(field('Username').value).toBe('Nadia')
})

test('nothing is stored before the shopper types', async () => {
  await openPage(routes, '/checkout')
  await waitFor(() => expect(field('Phone').value).toBe('+880 123'))
  expect(sessionStorage).toHaveLength(0)
})

test('another user in the same tab starts with an empty form', async () => {
  await openPage(routes, '/checkout')
  await fillBillingForm()
  const bob = { uid: 'u2', email: 'bob@example.com', displayName: 'Bob', photoURL: null, roles: [] }
  await act(async () => $session.set({ status: 'signed-in', user: bob }))
  await waitFor(() => expect(field('Phone').value).toBe('+880 123'))
  expect(field('Username').value).toBe('Bob')
  expect(field('Street').value).toBe('1 Lake Road')
  expect(field('District').value).toBe('')
})

test('a placed order drops the draft', async () => {
  await openPage(routes, '/checkout')
  await fillBillingForm()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Confirm Order/ })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: /^Confirm Order/ }))
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect(sessionStorage).toHaveLength(0)
})
