import { $session, $toasts, addToCart, clearCart } from '@superium/shared/state'
import { openPage, problem, productId, signIn, testProduct } from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'

let shop: Shop

beforeEach(() => {
  sessionStorage.clear()
  clearCart()
  $toasts.set([])
  const mug = testProduct(productId(1))
  shop = answerShopApi([mug])
  addToCart(mug)
  signIn()
})

const confirm = () => screen.getByRole('button', { name: 'Confirm Order' })
const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

test('the form is prefilled from the account and the user record', async () => {
  await openPage(routes, '/checkout')
  expect(value('Username')).toBe('Ann')
  expect(value('Email')).toBe('ann@example.com')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  expect(value('Street')).toBe('1 Lake Road')
  expect(screen.getByText('Every field is required.')).toBeVisible()
})

test('the user record does not overwrite typed fields', async () => {
  let answer: () => void = () => {}
  shop.intercept = ({ name }) =>
    name.endsWith('/get-me') ? new Promise((resolve) => (answer = () => resolve(undefined))) : undefined
  await openPage(routes, '/checkout')
  await userEvent.type(screen.getByLabelText('Street'), '9 Hill')
  answer()
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  expect(value('Street')).toBe('9 Hill')
})

test('a display name that arrives late fills the name field', async () => {
  shop.intercept = ({ name }) => (name.endsWith('/get-me') ? problem(404, 'There is no user.') : undefined)
  const user = { uid: 'u1', email: 'ann@example.com', displayName: '', photoURL: null, roles: [] }
  $session.set({ status: 'signed-in', user })
  await openPage(routes, '/checkout')
  expect(value('Username')).toBe('')
  await act(async () => signIn())
  expect(value('Username')).toBe('Ann')
})

test('the form works when the user record cannot be loaded', async () => {
  shop.intercept = ({ name }) => (name.endsWith('/get-me') ? problem(404, 'There is no user.') : undefined)
  await openPage(routes, '/checkout')
  await waitFor(() => expect(shop.callsTo('/get-me')).toHaveLength(1))
  await userEvent.type(screen.getByLabelText('Phone'), '12')
  expect(value('Phone')).toBe('12')
  expect(value('Username')).toBe('Ann')
})

test('each empty field shows its exact message, and the first one gets the focus', async () => {
  shop.intercept = ({ name }) => (name.endsWith('/get-me') ? problem(404, 'There is no user.') : undefined)
  $session.set({
    status: 'signed-in',
    user: { uid: 'u1', email: 'ann@example.com', displayName: '', photoURL: null, roles: [] },
  })
  await openPage(routes, '/checkout')
  await waitFor(() => expect(confirm()).toBeEnabled())
  await userEvent.click(confirm())
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus())
  for (const [label, message] of [
    ['Username', 'Name is required'],
    ['Postcode', 'Postcode is required'],
    ['Street', 'Street name is required'],
    ['District', 'District is required'],
    ['Sub District', 'Street name is required'],
    ['Phone', 'Phone number is required'],
    ['Country', 'Street name is required'],
    ['Order notes', 'Street name is required'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  }
  expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toHaveAccessibleDescription(
    'Delivery Type is required',
  )
  expect(shop.callsTo('/orderconfirm')).toEqual([])
})

test('when only the payment type is missing, its first option gets the focus', async () => {
  await openPage(routes, '/checkout')
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  for (const label of ['Postcode', 'District', 'Sub District', 'Country', 'Order notes']) {
    await userEvent.type(screen.getByLabelText(label), 'x')
  }
  await waitFor(() => expect(confirm()).toBeEnabled())
  await userEvent.click(confirm())
  await waitFor(() => expect(screen.getByLabelText('Direct bank transfer')).toHaveFocus())
})

test('the phone field accepts only digits, and fields have autocomplete tokens', async () => {
  await openPage(routes, '/checkout')
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  await userEvent.clear(screen.getByLabelText('Phone'))
  await userEvent.type(screen.getByLabelText('Phone'), '+4a4 1b2')
  expect(value('Phone')).toBe('+44 12')
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'numeric')
  for (const [label, token] of [
    ['Postcode', 'postal-code'],
    ['Street', 'street-address'],
    ['Phone', 'tel'],
    ['Country', 'country-name'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token)
  }
})

test('there are three payment types, none selected', async () => {
  await openPage(routes, '/checkout')
  const ways = screen.getAllByRole<HTMLInputElement>('radio')
  expect(ways.map((way) => [way.value, way.checked])).toEqual([
    ['direct_bank_transfer', false],
    ['check_payments', false],
    ['cash_on_delivery', false],
  ])
})
