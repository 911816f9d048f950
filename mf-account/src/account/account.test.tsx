import { $cart, $toasts, $wishlist, addToCart, clearCart } from '@superium/shared/state'
import {
  type Answer,
  answerApi,
  fill,
  press,
  problem,
  signIn,
  signOut,
  success,
  testOrder,
  testProduct,
  toasts,
} from '@superium/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAccountPage } from '../testing/open-account-page'

const ada = { uid: 'u', email: 'ada@superium.example', displayName: 'Ada Lovelace' }
const GET_ME = 'GET /user/get-me'
const UPDATE = 'PATCH /user/update-user'
const ORDERS = 'GET /shop/userorders'
const BY_ID = 'GET /shop/products-by-id'
const product = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const record = {
  email: ada.email,
  name: 'Ada Lovelace',
  dateOfBirth: '1990-12-10',
  phone: '020 7946',
  address: '12 Orchard Lane',
  city: 'London',
  about: 'old',
  gender: 'Female',
  aboutYou: 'I count.',
  picture: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}

beforeEach(() => {
  signIn(ada)
  $toasts.set([])
  $wishlist.set([])
  clearCart()
})

test('the header leads to the seller form, and sellers to their desk', async () => {
  answerApi({ 'GET /user/get-me': success({}) })
  signIn()
  await openAccountPage('/myaccount/wishlist')
  expect(await screen.findByRole('link', { name: 'Sell at Superium' })).toHaveAttribute('href', '/become-seller')
  signIn({ roles: ['seller'] })
  expect(await screen.findByRole('link', { name: 'Seller desk' })).toHaveAttribute('href', '/seller')
})

test('an anonymous visitor is redirected to sign-in, which remembers the page', async () => {
  signOut()
  const { calls } = answerApi()
  const page = await openAccountPage('/myaccount?num=2')
  await waitFor(() => expect(page.address()).toBe('/signin'))
  expect(page.state()).toEqual({ from: '/myaccount?num=2' })
  expect(calls).toEqual([])
})

test('the page shows the signed-in user, and the selected tab is in the URL', async () => {
  answerApi({ [GET_ME]: success(record), [ORDERS]: success([]) })
  const page = await openAccountPage('/myaccount/info')
  expect(await screen.findByText(ada.email)).toBeVisible()
  expect(screen.getByText('Ada Lovelace')).toBeVisible()
  expect(await screen.findByText('London')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Account info' })).toHaveAttribute('aria-selected', 'true')
  fireEvent.click(screen.getByRole('tab', { name: 'My order' }))
  await waitFor(() => expect(page.address()).toBe('/myaccount/orders'))
})

test.each([
  ['/myaccount?num=1', '/myaccount/wishlist'],
  ['/myaccount?num=2&page=1', '/myaccount/orders?page=1'],
  ['/myaccount?num=0', '/myaccount/info'],
])('%s leads to %s, which takes its place in the history', async (address, tab) => {
  const api = answerApi({ [GET_ME]: success(record), [ORDERS]: { ...success([]), count: 0 } })
  const page = await openAccountPage(address)
  await waitFor(() => expect(page.address()).toBe(tab))
  expect(api.callsTo(ORDERS).every(({ url }) => url.searchParams.get('size') === '10')).toBe(true)
})

test.each([
  ['orders', 1],
  ['info', 0],
])('without a number the account area opens on %s for somebody with %i orders', async (tab, count) => {
  answerApi({ [GET_ME]: success(record), [ORDERS]: { ...success(count ? [testOrder('1')] : []), count } })
  const page = await openAccountPage('/myaccount')
  await waitFor(() => expect(page.address()).toBe(`/myaccount/${tab}`))
})

test('the back button returns to the tab before, and the title names the open tab', async () => {
  answerApi({ [GET_ME]: success(record), [ORDERS]: { ...success([]), count: 0 } })
  const page = await openAccountPage('/myaccount/info')
  await screen.findByLabelText('Full name')
  fireEvent.click(screen.getByRole('tab', { name: 'My order' }))
  await waitFor(() => expect(page.address()).toBe('/myaccount/orders'))
  await waitFor(() => expect(document.title).toContain('Account: My order'))
  await page.go(-1)
  await waitFor(() => expect(page.address()).toBe('/myaccount/info'))
})

test('leaving the account area asks before unsaved account information is lost', async () => {
  answerApi({ [GET_ME]: success(record) })
  const page = await openAccountPage('/myaccount/info')
  await fill('Full name', 'Countess')
  await page.go('/products')
  expect(await screen.findByText('Your account information has changes that are not saved.')).toBeInTheDocument()
  expect(page.address()).toBe('/myaccount/info')
  fireEvent.click(screen.getByText('Leave'))
  await waitFor(() => expect(page.address()).toBe('/products'))
})

test('account info shows the user record and saves changes', async () => {
  const api = answerApi({ [GET_ME]: success(record), [UPDATE]: success(record) })
  await openAccountPage('/myaccount/info')
  expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Gender')).toHaveValue('Female')
  await fill('Phone number', ' 030 1234 ')
  api.answer(UPDATE, success({ ...record, city: 'Bath' }))
  await press('Update account')
  await waitFor(() => expect(toasts()).toEqual(['Account updated']))
  expect(screen.getByText('Bath')).toBeVisible()
  const [call] = api.callsTo(UPDATE)
  expect(call?.body).toEqual({ phone: '030 1234' })
  expect(call?.url.searchParams.get('email')).toBe(ada.email)
  // What another tab has saved meanwhile is shown, and not overwritten by the next save.
  expect(screen.getByLabelText('City')).toHaveValue('Bath')
  await fill('About you', 'I count a lot.')
  await press('Update account')
  await waitFor(() => expect(api.callsTo(UPDATE)[1]?.body).toEqual({ aboutYou: 'I count a lot.' }))
})

test('account info and the seller form refuse a phone number that cannot be one, in the checkout’s words', async () => {
  const words = 'Enter a phone number of 6 to 15 digits, such as +880 1712 345678'
  answerApi({ [GET_ME]: success(record), 'GET /user/seller': success(null) })
  const page = await openAccountPage('/myaccount/info')
  await fill('Phone number', 'abc')
  await press('Update account')
  expect(await screen.findByText(words)).toBeVisible()
  await fill('Phone number', record.phone)
  await page.go('/become-seller')
  await screen.findByLabelText('First Name')
  await fill('Phone', 'abc')
  await press('Create Seller Account')
  expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0)
})

test('account info requires every field and a past date of birth', async () => {
  const api = answerApi({
    [GET_ME]: success({ ...record, phone: '', address: '', city: '', gender: '', aboutYou: '' }),
  })
  await openAccountPage('/myaccount/info')
  await fill('Date of birth', '2999-01-01')
  await fill('Full name', ' ')
  await press('Update account')
  for (const message of [
    'Name is required',
    'Date of birth must be in the past',
    'Gender is required',
    'Phone number is required',
    'Address is required',
    'About you is required',
  ]) {
    expect(await screen.findByText(message)).toBeVisible()
  }
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus())
  expect(api.callsTo(UPDATE)).toEqual([])
})

test('account info shows the server’s error and keeps the input', async () => {
  answerApi({ [GET_ME]: success(record), [UPDATE]: problem(400, 'phone is too long') })
  await openAccountPage('/myaccount/info')
  await fill('Phone number', '030 1234')
  await press('Update account')
  expect(await screen.findByText('phone is too long')).toBeVisible()
  expect(screen.getByLabelText('Phone number')).toHaveValue('030 1234')
})

test('account info shows a field error of the server at its field and focuses it', async () => {
  const refusal = { status: 'error', message: 'name must be 200 characters or less.', field: 'name' }
  answerApi({ [GET_ME]: success(record), [UPDATE]: Response.json(refusal, { status: 400 }) })
  await openAccountPage('/myaccount/info')
  expect(await screen.findByLabelText('About you')).toHaveAttribute('maxlength', '2000')
  await fill('Full name', 'Ada')
  await press('Update account')
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus())
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(refusal.message)
  for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
})

test('account info keeps the input while another tab is open', async () => {
  answerApi({ [GET_ME]: success(record) })
  await openAccountPage('/myaccount/info')
  await fill('Full name', 'Countess')
  fireEvent.click(screen.getByRole('tab', { name: 'Save lists' }))
  expect(await screen.findByText('YOUR DONOT HAVE ANY WISHLISTED ITEM.')).toBeVisible()
  fireEvent.click(screen.getByRole('tab', { name: 'Account info' }))
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Countess'))
})

test('a user record that fails to load shows Try again in its tab only', async () => {
  const answers: Record<string, Answer> = { [GET_ME]: problem(404, 'There is no such user.') }
  const api = answerApi(answers)
  await openAccountPage('/myaccount/info')
  expect(await screen.findByText('There is no such user.')).toBeVisible()
  expect(screen.getByText(ada.email)).toBeVisible()
  api.answer(GET_ME, success(record))
  await press('Try again')
  expect(await screen.findByLabelText('Full name')).toHaveValue('Ada Lovelace')
})

test('an empty wishlist tab shows the exact text', async () => {
  answerApi()
  await openAccountPage('/myaccount/wishlist')
  expect(await screen.findByText('YOUR DONOT HAVE ANY WISHLISTED ITEM.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'RETURN TO SHOP' })).toHaveAttribute('href', '/products')
})

test('the wishlist tab moves to the cart up to the stock, and the heart removes a product', async () => {
  $wishlist.set([
    testProduct(product(1), { name: 'Mug', stock: 1 }),
    testProduct(product(2), { name: 'Lamp', stock: 0 }),
    testProduct(product(3), { name: 'Kite', status: 'up-coming' }),
  ])
  answerApi({ [BY_ID]: success($wishlist.get()) })
  await openAccountPage('/myaccount/wishlist')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move to cart Mug' })).toBeEnabled())
  const tiles = await screen.findAllByRole('article')
  expect(tiles.map((tile) => within(tile).getByRole('heading').textContent)).toEqual(['Kite', 'Lamp', 'Mug'])
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(screen.getByText('Coming soon')).toBeVisible()
  act(() => void addToCart(testProduct(product(1), { name: 'Mug', stock: 1 })))
  await press('Move to cart Mug')
  expect($cart.get()).toMatchObject([{ _id: product(1), quantity: 1 }])
  expect(toasts()).toEqual(['All pieces in stock are in your cart already.'])
  screen.getByRole('button', { name: 'Remove Mug from the wishlist' }).focus()
  await press('Remove Mug from the wishlist')
  expect(screen.getByRole('heading', { name: 'Save lists' })).toHaveFocus()
  expect($wishlist.get().map(({ _id }) => _id)).toEqual([product(2), product(3)])
})

test('an empty order history shows the exact text', async () => {
  answerApi({ [ORDERS]: { ...success([]), count: 0 } })
  await openAccountPage('/myaccount/orders')
  expect(await screen.findByText('YOUR DONOT HAVE ANY PREVIOUS ORDER.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'RETURN TO SHOP' })).toHaveAttribute('href', '/products')
})

test('the order history shows number, date, status, total and lines, and links to the order', async () => {
  const api = answerApi({
    [ORDERS]: { ...success([testOrder('1', { status: 'Shipped' }), testOrder('2')]), count: 2 },
  })
  await openAccountPage('/myaccount/orders')
  const card = await screen.findByRole('article', { name: '#SU-1' })
  for (const text of ['#SU-1', 'Shipped', 'Mar 1, 2026', 'Enamel mug', '2 × $10.00', '$20.00', '$48.00']) {
    expect(within(card).getByText(text)).toBeVisible()
  }
  expect(within(card).getByRole('link', { name: 'View Order SU-1' })).toHaveAttribute('href', '/myaccount/orders/1')
  expect(api.callsTo(ORDERS)[0]?.url.searchParams.get('email')).toBe(ada.email)
})

test('the order history is read page by page, with the page in the address', async () => {
  const orders = (page: string | null) => (page === '1' ? [testOrder('older')] : [testOrder('newest')])
  const api = answerApi({
    [ORDERS]: ({ url }) => ({ ...success(orders(url.searchParams.get('page'))), count: 11 }),
  })
  const page = await openAccountPage('/myaccount/orders')
  expect(await screen.findByRole('article', { name: '#SU-newest' })).toBeVisible()
  expect(screen.getByText('Page 1 of 2')).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Older orders' }))
  expect(await screen.findByRole('article', { name: '#SU-older' })).toBeVisible()
  expect(page.address()).toBe('/myaccount/orders?page=1')
  expect(screen.getByRole('link', { name: 'Newer orders' })).toHaveAttribute('href', '/myaccount/orders')
  expect(screen.queryByRole('link', { name: 'Older orders' })).toBeNull()
  expect(api.callsTo(ORDERS).map(({ url }) => url.searchParams.get('page'))).toEqual(['0', '1'])
})

test('an order history that cannot be loaded is logged, and says so with Try again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerApi({ [ORDERS]: problem(500, 'Something went wrong on our side.') })
  await openAccountPage('/myaccount/orders')
  expect(await screen.findByText('Something went wrong on our side.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(log).toHaveBeenCalledWith('The order history could not be loaded', expect.anything())
  log.mockRestore()
})

test('change password validates its fields', async () => {
  const { calls } = answerApi()
  await openAccountPage('/myaccount/password')
  await press('Update password')
  expect(await screen.findByText('Current password is required')).toBeVisible()
  expect(screen.getByText('Confirm password is required')).toBeVisible()
  await fill('New password', 'short')
  await fill('Confirm password', 'other')
  await press('Update password')
  expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible()
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  expect(calls.map(({ name }) => name)).toEqual([GET_ME])
})
