import { $session, $toasts, addToCart, clearCart } from '@superium/shared/state'
import { openPage, problem, productId, signIn, success, testProduct } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
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

const confirm = () => screen.getByRole('button', { name: /^Confirm Order/ })
const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

test('the form is prefilled from the account and the user record', async () => {
  await openPage(routes, '/checkout')
  expect(value('Username')).toBe('Ann')
  expect(value('Email')).toBe('ann@example.com')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  expect(value('Street')).toBe('1 Lake Road')
  expect(screen.getByText('Every field is required that does not say “Optional”.')).toBeVisible()
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

test('each empty field shows its exact message, and a list of them gets the focus and leads to each', async () => {
  shop.intercept = ({ name }) => (name.endsWith('/get-me') ? problem(404, 'There is no user.') : undefined)
  $session.set({
    status: 'signed-in',
    user: { uid: 'u1', email: 'ann@example.com', displayName: '', photoURL: null, roles: [] },
  })
  await openPage(routes, '/checkout')
  await waitFor(() => expect(confirm()).toBeEnabled())
  await userEvent.click(confirm())
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(within(summary).getByRole('heading')).toHaveTextContent('8 things are missing or wrong:')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Username: Name is required',
    'Country: Country is required',
    'Street: Street name is required',
    'Postcode: Postcode is required',
    'District: District is required',
    'Sub District: Sub District is required',
    'Phone: Phone number is required',
    'Payment method: Payment method is required',
  ])
  await userEvent.click(screen.getByRole('link', { name: /^Sub District/ }))
  expect(screen.getByLabelText('Sub District')).toHaveFocus()
  await userEvent.keyboard('Gulshan')
  expect(screen.queryByRole('link', { name: /^Sub District/ })).toBeNull()
  await userEvent.clear(screen.getByLabelText('Sub District'))
  await userEvent.click(screen.getByRole('link', { name: /^Payment method/ }))
  expect(screen.getByLabelText('Direct bank transfer')).toHaveFocus()
  for (const [label, message] of [
    ['Username', 'Name is required'],
    ['Postcode', 'Postcode is required'],
    ['Street', 'Street name is required'],
    ['District', 'District is required'],
    ['Sub District', 'Sub District is required'],
    ['Phone', 'Phone number is required'],
    ['Country', 'Country is required'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  }
  expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toHaveAccessibleDescription(
    'Payment method is required',
  )
  expect(shop.callsTo('/orderconfirm')).toEqual([])
})

test('the phone field takes what the API takes, on a keyboard with a plus, and fields have autocomplete tokens', async () => {
  await openPage(routes, '/checkout')
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  await userEvent.clear(screen.getByLabelText('Phone'))
  await userEvent.type(screen.getByLabelText('Phone'), '+4a4 1b2')
  expect(value('Phone')).toBe('+44 12')
  await userEvent.clear(screen.getByLabelText('Phone'))
  await userEvent.paste('+44 (20) 7946-0958')
  expect(value('Phone')).toBe('+44 (20) 7946-0958')
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel')
  for (const [label, token] of [
    ['Username', 'name'],
    ['Email', 'email'],
    ['Postcode', 'postal-code'],
    ['District', 'address-level1'],
    ['Sub District', 'address-level2'],
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

const ann = {
  name: 'Ann of the book',
  phone: '+880 1712 345678',
  street: '5 Book Street',
  district: 'Dhaka',
  subDistrict: 'Gulshan',
  country: 'bangladesh',
  postalCode: '1212',
}

test('the default address fills the form, whatever the user record says', async () => {
  shop.answer('GET /shop/checkout-defaults', success({ address: ann, source: 'address-book' }))
  await openPage(routes, '/checkout')
  await waitFor(() => expect(value('Street')).toBe('5 Book Street'))
  await waitFor(() => expect(shop.callsTo('/get-me')).toHaveLength(1))
  for (const [label, text] of [
    ['Phone', ann.phone],
    ['Country', 'Bangladesh'],
    ['Postcode', '1212'],
    ['District', 'Dhaka'],
    ['Sub District', 'Gulshan'],
  ] as const) {
    expect(value(label)).toBe(text)
  }
})

test('an address that arrives late does not overwrite what was typed, and replaces what the user record filled', async () => {
  let answer: () => void = () => {}
  shop.answer('GET /shop/checkout-defaults', () => {
    return new Promise((resolve) => {
      answer = () => resolve(success({ address: ann, source: 'last-order' }))
    })
  })
  await openPage(routes, '/checkout')
  await waitFor(() => expect(value('Street')).toBe('1 Lake Road'))
  await userEvent.type(screen.getByLabelText('Postcode'), '9')
  answer()
  await waitFor(() => expect(value('Street')).toBe('5 Book Street'))
  expect(value('Postcode')).toBe('9')
})

test('the country is chosen from a list by keyboard, and hints follow it', async () => {
  await openPage(routes, '/checkout')
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  const country = screen.getByRole('combobox', { name: 'Country' })
  await userEvent.click(country)
  expect(screen.getAllByRole('option')).toHaveLength(244)
  await userEvent.type(country, 'united')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'United Arab Emirates',
    'United Kingdom',
    'United States',
  ])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(country).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  await userEvent.keyboard('{Enter}')
  expect(value('Country')).toBe('United Kingdom')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('Such as SW1A 1AA')
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Country code +44')
})

test('Escape closes the list of countries, and another usual name becomes the country’s on leaving', async () => {
  await openPage(routes, '/checkout')
  const country = screen.getByRole('combobox', { name: 'Country' })
  await userEvent.type(country, 'USA')
  expect(country).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(country).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  expect(value('Country')).toBe('United States')
})

test('a postcode, phone number and country that no parcel can be sent with are refused in words', async () => {
  await openPage(routes, '/checkout')
  await waitFor(() => expect(value('Phone')).toBe('+880 123'))
  const enter = async (label: string, text: string): Promise<void> => {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
  await enter('Phone', '12')
  await enter('Country', 'Bangladesh')
  await enter('Postcode', 'SW1A')
  await waitFor(() => expect(confirm()).toBeEnabled())
  await userEvent.click(confirm())
  await waitFor(() => expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/such as 1205/))
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/6 to 15 digits/)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  await enter('Country', 'Narnia')
  await userEvent.tab()
  await waitFor(() =>
    expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Choose a country from the list'),
  )
})

test('the chosen payment type says what it means', async () => {
  const description = 'You pay the courier in cash.'
  const payments = [{ type: 'cash_on_delivery', name: 'Cash on delivery', description }]
  shop.answer('GET /shop/settings', success({ payments }))
  await openPage(routes, '/checkout')
  expect(screen.queryByText(description)).toBeNull()
  await userEvent.click(screen.getByLabelText('Cash on delivery'))
  expect(await screen.findByText(description)).toBeVisible()
  expect(screen.getByLabelText('Cash on delivery')).toHaveAccessibleDescription(description)
})
