import {
  answerApi,
  openPage,
  productId,
  signIn,
  signOut,
  success,
  type TestApi,
  testOrder,
} from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'
import { forgetPlacedOrder, keepPlacedOrder } from './just-placed'

const id = productId(1)
const order = testOrder(id, { orderNumber: 'SU-1' })
const path = `/order/${id}`
let api: TestApi

beforeEach(() => {
  forgetPlacedOrder()
  api = answerApi()
  signIn()
})

test('an order that was placed a moment ago is thanked for and needs no call', async () => {
  keepPlacedOrder(order)
  await openPage(routes, path)
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toHaveFocus()
  expect(screen.getByText('Order #SU-1', { selector: 'strong' })).toBeVisible()
  expect(api.callsTo(`/orders/${id}`)).toEqual([])
})

test('the settings are asked for once, for the e-mails as for the invoice', async () => {
  api = answerApi({ 'GET /shop/settings': success({ mail: true, address: ['1 Shop Street'] }) })
  keepPlacedOrder(order)
  await openPage(routes, path)
  expect(await within(screen.getByLabelText('Invoice')).findByText('1 Shop Street')).toBeInTheDocument()
  expect(api.callsTo('/shop/settings')).toHaveLength(1)
})

test('an order that was placed before the shopper changed it says so', async () => {
  keepPlacedOrder(order, { earlier: true })
  await openPage(routes, path)
  expect(screen.getByRole('alert')).toHaveTextContent('your later changes are not part of it')
})

test('the order that was thanked for once is later its page in the account, and Back leads to what was before', async () => {
  keepPlacedOrder(order)
  await openPage(routes, path)
  const page = await openPage(routes, path, { before: ['/help'] })
  await waitFor(() => expect(page.address()).toBe(`/myaccount/orders/${id}`))
  await page.go(-1)
  expect(page.address()).toBe('/help')
})

test('the confirmation shows lines, totals, address, phone, payment, notes, what happens next, and leads to the order', async () => {
  keepPlacedOrder(order)
  await openPage(routes, path)
  const page = within(screen.getByRole('article'))
  for (const text of [
    'Enamel mug',
    '$25.00',
    '$48.00',
    '12 Orchard Lane',
    '1212 Dhaka',
    'Cash on delivery',
    '020 7946',
  ])
    expect(page.getByText(text)).toBeVisible()
  expect(page.getByText('Ring twice')).toBeVisible()
  expect(page.getByText(/The shop checks your order/)).toBeVisible()
  expect(page.getByRole('link', { name: 'View order' })).toHaveAttribute('href', `/myaccount/orders/${id}`)
})

test('the old address of a receipt leads to the order', async () => {
  const page = await openPage(routes, `/checkout?order=${id}`)
  await waitFor(() => expect(page.address()).toBe(`/myaccount/orders/${id}`))
})

test('an anonymous visitor signs in first and comes back', async () => {
  signOut()
  const page = await openPage(routes, path)
  expect([page.address(), page.state()]).toEqual(['/signin', { from: path }])
})

test.each([
  [true, 'We send each step to ada@superium.example, too.'],
  [false, 'Ordered by ada@superium.example.'],
])('an e-mail is promised only where the shop sends some (%p)', async (mail, text) => {
  api.answer('GET /shop/settings', success({ mail, payments: [] }))
  keepPlacedOrder(order)
  await openPage(routes, path)
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
})
