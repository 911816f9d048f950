import { $cart, $toasts, addToCart, clearCart } from '@superium/shared/state'
import {
  answerApi,
  openPage,
  press,
  problem,
  productId,
  signIn,
  signOut,
  success,
  type TestApi,
  testOrder,
  testOrderLine,
  testProduct,
  toasts,
} from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { forgetPlacedOrder, keepPlacedOrder } from './just-placed'

const id = productId(1)
const order = testOrder(id, { orderNumber: 'SU-1' })
const path = `/order/${id}`
let api: TestApi

beforeEach(() => {
  forgetPlacedOrder()
  clearCart()
  $toasts.set([])
  api = answerApi({ [`GET /shop/orders/${id}`]: success(order) })
  signIn()
})

test('an order that was placed a moment ago is thanked for and needs no call', async () => {
  keepPlacedOrder(order)
  await openPage(routes, path)
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toHaveFocus()
  expect(screen.getByText('Order #SU-1', { selector: 'strong' })).toBeVisible()
  expect(api.callsTo(`/orders/${id}`)).toEqual([])
})

test('an order that was placed before the shopper changed it says so', async () => {
  keepPlacedOrder(order, { earlier: true })
  await openPage(routes, path)
  expect(screen.getByRole('alert')).toHaveTextContent('your later changes are not part of it')
})

test('the order that was thanked for once is later shown by its number', async () => {
  keepPlacedOrder(order)
  await openPage(routes, path)
  await openPage(routes, path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order #SU-1' })).toBeVisible()
  expect(screen.queryByText('Thank you for your order')).toBeNull()
})

test('the page shows the returns of the order, with their decision and where the products go', async () => {
  const decided = {
    ...{ _id: 'r', state: 'accepted' as const, reason: 'Does not fit', requestedAt: '2026-03-05T10:00:00.000Z' },
    ...{ decidedAt: '2026-03-06T10:00:00.000Z', decidedBy: 'admin' as const, refund: 10.9 },
    ...{ lines: [{ lineNumber: 0, quantity: 1 }], sendTo: ['Superium', '1 Shop Street'] },
  }
  api.answer(`GET /shop/orders/${id}`, success({ ...order, returns: [decided] }))
  await openPage(routes, path)
  const returns = await screen.findByRole('list', { name: 'Returns' })
  for (const text of ['Accepted', 'by Superium', '1 × Enamel mug', 'You get $10.90 back.', '1 Shop Street'])
    expect(returns).toHaveTextContent(text)
})

test('the page shows lines, totals, address, phone, payment, notes and what happens next', async () => {
  await openPage(routes, path)
  const page = within(await screen.findByRole('article'))
  for (const text of ['Enamel mug', '$25.00', '$48.00', '12 Orchard Lane', '1212 Dhaka', 'Cash on delivery']) {
    expect(page.getByText(text)).toBeVisible()
  }
  expect(page.getByText('020 7946')).toBeVisible()
  expect(page.getByText('Ring twice')).toBeVisible()
  expect(page.getByText(/The shop checks your order/)).toBeVisible()
})

test('the old address of a receipt leads to the order', async () => {
  const page = await openPage(routes, `/checkout?order=${id}`)
  await waitFor(() => expect(page.address()).toBe(path))
})

test('an anonymous visitor signs in first and comes back', async () => {
  signOut()
  const page = await openPage(routes, path)
  expect([page.address(), page.state()]).toEqual(['/signin', { from: path }])
})

test.each([400, 403, 404])('an order that is not the visitor’s own (%i) is not found', async (status) => {
  api.answer(`GET /shop/orders/${id}`, problem(status, 'There is no such order.'))
  await openPage(routes, path)
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such order in your account.')
  expect(screen.getByRole('link', { name: 'View my orders' })).toHaveAttribute('href', '/myaccount/orders')
})

test('a failure shows the reason and Try again', async () => {
  api.intercept = () => problem(500, 'Something went wrong on our side.')
  await openPage(routes, path)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  api.intercept = null
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Order #SU-1' })).toBeVisible()
})

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
  api.answer(`GET /shop/orders/${id}`, success(testOrder(id, { products })))
  api.answer('GET /shop/products-by-id', success([soldShirt, testProduct(mug, { name: 'Mug' })]))
  const variant = { _id: blue, name: size, sku: 'S-B-M', price: 7, stock: 1, images: [], colour: 'Blue', size: 'M' }
  api.answer(`GET /shop/data/${shirt}`, success({ ...soldShirt, variants: [variant] }))
  const page = await openPage(routes, path)
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
  await openPage(routes, path)
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  await waitFor(() => expect(toasts()).toEqual(['Something went wrong on our side.']))
  expect($cart.get()).toHaveLength(1)
})

test('the invoice lists number, date, address and each line with its unit price', async () => {
  await openPage(routes, path)
  await screen.findByRole('article')
  const invoice = within(screen.getByLabelText('Invoice'))
  expect(invoice.getByText('SU-1')).toBeInTheDocument()
  expect(invoice.getByText('March 1, 2026')).toBeInTheDocument()
  expect(invoice.getByText('Ada Lovelace')).toBeInTheDocument()
  expect(invoice.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'ProductSKUQuantityUnit priceAmount',
    'Enamel mug2$10.00$20.00',
  ])
})

const unpaid = testOrder(id, {
  orderNumber: 'SU-1',
  paymentType: 'direct_bank_transfer',
  discount: 2,
  coupon: 'WELCOME10',
  payment: {
    state: 'waiting',
    reference: 'SU-1',
    instructions: ['Transfer $48.00 to Demo Bank.', 'Reference: SU-1'],
    dueAt: '2026-03-08T10:00:00.000Z',
  },
  parcels: [
    {
      ...{ _id: 'p', lines: [{ lineNumber: 0, quantity: 2 }], shippedAt: '2026-03-02T10:00:00.000Z' },
      tracking: { carrier: 'Quick Post', number: 'QP 1' },
    },
  ],
})

test('an unpaid order says how to pay it, on the page and on the invoice, and where its parcel is', async () => {
  api.answer(`GET /shop/orders/${id}`, success(unpaid))
  await openPage(routes, path)
  const page = within(await screen.findByRole('article'))
  const invoice = within(screen.getByLabelText('Invoice'))
  for (const part of [page, invoice]) expect(part.getByText('Transfer $48.00 to Demo Bank.')).toBeInTheDocument()
  expect(page.getByText('Waiting for your payment')).toBeVisible()
  expect(page.getByText('QP 1')).toBeVisible()
  expect(page.getByText('Discount (WELCOME10)')).toBeVisible()
  expect(invoice.getByText(/Direct bank transfer, not paid yet/)).toBeInTheDocument()
})

test('an order of several senders shows its parcels and who sells what, on the page and on the invoice', async () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods', open: true }
  const parcel = { _id: 'p', seller, lines: [{ lineNumber: 1, quantity: 1 }], shippedAt: '2026-03-02T10:00:00.000Z' }
  const products = [
    testOrderLine(),
    testOrderLine({ lineNumber: 1, name: 'Lake map', quantity: 3, shipped: 1, seller, productId: productId(9) }),
  ]
  const mixed = testOrder(id, { status: 'Confirmed', products, parcels: [parcel] })
  api.answer(`GET /shop/orders/${id}`, success(mixed))
  await openPage(routes, path)
  const page = within(await screen.findByRole('article'))
  expect(page.getByText('A part of your order is on its way; the rest is being packed.')).toBeVisible()
  const [sent, left] = within(page.getByRole('list', { name: 'Parcels' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('strong'))
  expect(sent).toHaveTextContent(/^Parcel 1Sold by Lake GoodsShippedMar 2, 2026.*1 × Lake map$/)
  expect(left).toHaveTextContent('Still to be sent2 × Enamel mug2 × Lake map')
  expect(page.getAllByRole('link', { name: 'Lake Goods' })[0]).toHaveAttribute('href', '/shop/lake-goods')
  expect(page.getByText('1 of 3 sent')).toBeVisible()
  const invoice = within(screen.getByLabelText('Invoice'))
  for (const text of ['Sold by Superium', 'Sold by Lake Goods']) expect(invoice.getByText(text)).toBeInTheDocument()
})

test('an e-mail is promised only where the shop sends some, and the invoice has the shop’s address', async () => {
  await openPage(routes, path)
  await screen.findByRole('article')
  expect(screen.queryByText(/We send each step/)).toBeNull()
  api.answer('GET /shop/settings', success({ mail: true, payments: [], address: ['1 Shop Street'] }))
  await openPage(routes, path)
  expect(await screen.findByText(/We send each step to ada@superium.example, too./)).toBeVisible()
  expect(screen.getByText('1 Shop Street')).toBeInTheDocument()
})

test('the invoice lists what remains after a cancellation, and what is paid back', async () => {
  const products = [testOrderLine({ quantity: 3, cancelled: 1, total: 20 })]
  api.answer(`GET /shop/orders/${id}`, success(testOrder(id, { products, refund: 11.5 })))
  await openPage(routes, path)
  await screen.findByRole('article')
  const invoice = within(screen.getByLabelText('Invoice'))
  expect(invoice.getAllByRole('row', { hidden: true })[1]).toHaveTextContent('Enamel mug21 cancelled$10.00$20.00')
  expect(invoice.getByText('To be paid back: $11.50')).toBeInTheDocument()
})

test('a bought line leads to its review form, until it has a review', async () => {
  await openPage(routes, path)
  expect(await screen.findByRole('link', { name: 'Leave review of Enamel mug' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`review=${id}#reviews$`)),
  )
  api.answer(`GET /shop/orders/${id}`, success(testOrder(id, { products: [testOrderLine()] })))
  await openPage(routes, path)
  await screen.findByRole('article')
  expect(screen.queryByRole('link', { name: /^Leave review/ })).toBeNull()
})

test('an order of which pieces can be cancelled or returned leads to where that is done', async () => {
  await openPage(routes, path)
  expect(await screen.findByRole('link', { name: 'Cancel or return items' })).toHaveAttribute(
    'href',
    `/myaccount/orders/${id}`,
  )
})
