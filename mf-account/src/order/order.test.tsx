import type { Order } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import {
  type Answer,
  answerApi,
  press,
  problem,
  signIn,
  signOut,
  success,
  testOrder,
  testOrderLine,
  toasts,
} from '@superium/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAccountPage } from '../testing/open-account-page'

/** The invoice is there for print alone. */
const NOT_ON_PAPER = { ignore: '[aria-label=Invoice] *' }
const ORDER = 'GET /shop/orders/1'
const CANCEL = 'POST /shop/orders/1/cancel'
const RETURN = 'POST /shop/orders/1/return'
const delivered = testOrder('1', {
  status: 'Delivered',
  nextStatuses: ['Return requested'],
  products: [testOrderLine({ mayReturn: 2, mayReview: true })],
  timeline: [
    { kind: 'status', status: 'Pending', at: '2026-03-01T10:00:00.000Z', actor: 'buyer' },
    { kind: 'status', status: 'Delivered', at: '2026-03-04T10:00:00.000Z', actor: 'admin' },
  ],
})

beforeEach(() => {
  signIn({ uid: 'u', email: 'ada@superium.example', displayName: 'Ada' })
  $toasts.set([])
})

test('the order page shows lines, totals, address, payment and timeline', async () => {
  answerApi({ [ORDER]: success(delivered) })
  await openAccountPage('/myaccount/orders/1')
  expect(await screen.findByRole('heading', { name: 'Order #SU-1' })).toBeVisible()
  for (const text of [
    'Enamel mug',
    '$25.00',
    '$3.00',
    '$48.00',
    '12 Orchard Lane',
    '1212 Dhaka',
    'Cash on delivery',
    'Ring twice',
  ]) {
    expect(screen.getByText(text, NOT_ON_PAPER)).toBeVisible()
  }
  const steps = within(screen.getByRole('list', { name: 'What happened so far' }))
  expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^DeliveredMar 4, 2026.*by Superium$/),
    expect.stringMatching(/^PendingMar 1, 2026.*by you$/),
  ])
})

test('the order page offers only the steps that the server allows', async () => {
  answerApi({ [ORDER]: success(testOrder('1', { status: 'Shipped', nextStatuses: [], products: [testOrderLine()] })) })
  await openAccountPage('/myaccount/orders/1')
  await screen.findByRole('heading', { name: 'Order #SU-1' })
  expect(screen.queryByRole('button', { name: 'Cancel items' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Return items' })).toBeNull()
})

const two = (change: Partial<Order> = {}) =>
  testOrder('1', {
    products: [
      testOrderLine({ quantity: 3, mayCancel: 3 }),
      testOrderLine({ lineNumber: 1, productId: 'lamp', name: 'Lamp', mayCancel: 1 }),
    ],
    ...change,
  })

test('pieces of a line are cancelled with a reason, and the page shows the order anew', async () => {
  const answers: Record<string, Answer> = {
    [ORDER]: success(two()),
    [CANCEL]() {
      api.answer(ORDER, success(two({ products: [testOrderLine({ quantity: 3, cancelled: 2, mayCancel: 1 })] })))
      return success(two())
    },
  }
  const api = answerApi(answers)
  await openAccountPage('/myaccount/orders/1')
  await press('Cancel items')
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel these items' }))
  confirm()
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose what it is about.')
  fireEvent.click(dialog.getByRole('checkbox', { name: /Enamel mug/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }))
  confirm()
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason.')
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'No longer needed' } })
  fireEvent.change(dialog.getByLabelText('Details (optional)'), { target: { value: ' Got one ' } })
  expect(api.callsTo(CANCEL)).toEqual([])
  confirm()
  expect(await screen.findByText('2 of 3 cancelled')).toBeVisible()
  expect(toasts()).toEqual(['The items are cancelled.'])
  expect(api.callsTo(CANCEL).map(({ body }) => body)).toEqual([
    { lines: [{ lineNumber: 0, quantity: 2 }], reason: 'No longer needed: Got one', seen: 1 },
  ])
})

test('everything can be chosen at once', async () => {
  const api = answerApi({ [ORDER]: success(two()), [CANCEL]: success(two()) })
  await openAccountPage('/myaccount/orders/1')
  await press('Cancel items')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Choose everything' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Takes too long' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel these items' }))
  await waitFor(() => expect(api.callsTo(CANCEL)).toHaveLength(1))
  expect(api.callsTo(CANCEL)[0]?.body).toMatchObject({
    lines: [
      { lineNumber: 0, quantity: 3 },
      { lineNumber: 1, quantity: 1 },
    ],
  })
})

test('a refusal shows the server’s message in the dialog and reads the order again', async () => {
  const message = 'The order has been changed meanwhile. Look at it again.'
  const api = answerApi({ [ORDER]: success(testOrder('1')), [CANCEL]: problem(409, message) })
  await openAccountPage('/myaccount/orders/1')
  await press('Cancel items')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Takes too long' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel these items' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(toasts()).toEqual([])
  await waitFor(() => expect(api.callsTo(ORDER)).toHaveLength(2))
})

test('what is missing in the dialog is not said any more once something is chosen', async () => {
  answerApi({ [ORDER]: success(delivered) })
  await openAccountPage('/myaccount/orders/1')
  await press('Return items')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Request the return' }))
  expect(dialog.getByText('Choose a reason.')).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }))
  expect(dialog.queryByText('Choose a reason.')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Request the return' }))
  expect(dialog.getByText('Choose a reason.')).toBeVisible()
})

test('the dialog says what the chosen pieces pay back, as the server calculates it', async () => {
  const api = answerApi({
    [ORDER]: success(delivered),
    'GET /shop/orders/1/return': ({ url }) =>
      success({ refund: url.searchParams.get('lines') === '0:2' ? 21.8 : 10.9 }),
  })
  await openAccountPage('/myaccount/orders/1')
  await press('Return items')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('You get $21.80 back if it is accepted.')).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }))
  expect(await dialog.findByText('You get $10.90 back if it is accepted.')).toBeVisible()
  api.answer('GET /shop/orders/1/return', problem(409, 'No.'))
  fireEvent.click(dialog.getByRole('checkbox', { name: /Enamel mug/ }))
  expect(dialog.queryByText(/^You get/)).toBeNull()
  fireEvent.click(dialog.getByRole('checkbox', { name: /Enamel mug/ }))
  expect(await dialog.findByText('What you get back could not be calculated at the moment.')).toBeVisible()
})

test('the dialog says that an order that was not paid pays nothing back', async () => {
  answerApi({ [ORDER]: success(delivered), 'GET /shop/orders/1/return': success({ refund: 0 }) })
  await openAccountPage('/myaccount/orders/1')
  await press('Return items')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Nothing is paid back, because nothing was paid for these items.')).toBeVisible()
  expect(dialog.queryByText(/^You get/)).toBeNull()
})

test('the dialog says what cancelling pays back, or that nothing was paid', async () => {
  const api = answerApi({ [ORDER]: success(testOrder('1')), 'GET /shop/orders/1/cancel': success({ refund: 23 }) })
  await openAccountPage('/myaccount/orders/1')
  await press('Cancel items')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('You get $23.00 back.')).toBeVisible()
  api.answer('GET /shop/orders/1/cancel', success({ refund: 0 }))
  fireEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }))
  expect(await dialog.findByText('Nothing is paid back, because nothing was paid for these items.')).toBeVisible()
})

test('offline, the dialog stays with what was typed, and the order is not read again', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  const api = answerApi({ [ORDER]: success(delivered), [RETURN]: offline })
  await openAccountPage('/myaccount/orders/1')
  await press('Return items')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'does-not-fit' } })
  fireEvent.change(dialog.getByLabelText('Details (optional)'), { target: { value: 'Too small' } })
  api.answer(ORDER, offline)
  fireEvent.click(dialog.getByRole('button', { name: 'Request the return' }))
  expect(
    await dialog.findByText(/^The shop could not be reached\. Your request has probably not arrived/),
  ).toBeVisible()
  expect(dialog.getByLabelText('Details (optional)')).toHaveValue('Too small')
  expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('Does not fit')
  expect(api.callsTo(ORDER)).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Order #SU-1' })).toBeVisible()
  api.answer(RETURN, success(delivered))
  api.answer(ORDER, success(delivered))
  fireEvent.click(dialog.getByRole('button', { name: 'Request the return' }))
  await waitFor(() => expect(toasts()).toEqual(['Your return is requested.']))
})

test('after a return that succeeded the page stays when the order cannot be read again', async () => {
  const api = answerApi({ [ORDER]: success(delivered), [RETURN]: success(delivered) })
  await openAccountPage('/myaccount/orders/1')
  await press('Return items')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'does-not-fit' } })
  api.answer(ORDER, problem(503, 'Away.'))
  fireEvent.click(dialog.getByRole('button', { name: 'Request the return' }))
  await waitFor(() =>
    expect(toasts()).toEqual([
      'Your return is requested.',
      'The page could not be reloaded. What it shows may be out of date.',
    ]),
  )
  expect(screen.getByRole('heading', { name: 'Order #SU-1' })).toBeVisible()
})

test('a return is requested; the page shows its state, reason and what is paid back', async () => {
  const api = answerApi({ [ORDER]: success(delivered), [RETURN]: success(delivered) })
  await openAccountPage('/myaccount/orders/1')
  await press('Return items')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'does-not-fit' } })
  fireEvent.change(dialog.getByLabelText('Details (optional)'), { target: { value: 'Too small' } })
  api.answer(
    ORDER,
    success({
      ...delivered,
      returns: [
        {
          ...{ _id: 'r', state: 'requested', requestedAt: '2026-03-05T10:00:00.000Z' },
          ...{ chosenReason: 'does-not-fit', reason: 'Too small' },
          lines: [{ lineNumber: 0, quantity: 1 }],
          refund: 11.5,
        },
      ],
    }),
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Request the return' }))
  await waitFor(() => expect(toasts()).toEqual(['Your return is requested.']))
  const lines = [{ lineNumber: 0, quantity: 2 }]
  expect(api.callsTo(RETURN).map(({ body }) => body)).toEqual([
    { lines, chosenReason: 'does-not-fit', reason: 'Too small', seen: delivered.timeline.length },
  ])
  const returns = await screen.findByRole('list', { name: 'Returns' })
  for (const text of ['Requested', '1 × Enamel mug', 'Your reason: Does not fit: Too small', 'You get $11.50 back if'])
    expect(returns).toHaveTextContent(text)
})

test('a return says who decided it: its seller, or Superium when an administrator did', async () => {
  const one = {
    ...{ state: 'accepted' as const, reason: '', note: 'Fine', lines: [{ lineNumber: 0, quantity: 1 }], refund: 0 },
    ...{ requestedAt: '2026-03-05T10:00:00.000Z', decidedAt: '2026-03-06T10:00:00.000Z' },
    seller: { slug: 'lake-goods', name: 'Lake Goods', open: true },
  }
  const returns = [
    { ...one, _id: 'a', decidedBy: 'seller' as const },
    { ...one, _id: 'b', decidedBy: 'admin' as const },
  ]
  answerApi({ [ORDER]: success({ ...delivered, returns }) })
  await openAccountPage('/myaccount/orders/1')
  const [latest, first] = within(await screen.findByRole('list', { name: 'Returns' })).getAllByRole('listitem')
  expect(latest).toHaveTextContent(/^Accepted.*by Superium.*Sold by Lake Goods.*Superium: Fine/)
  expect(first).toHaveTextContent(/^Accepted.*by Lake Goods.*Sold by Lake Goods.*Lake Goods: Fine/)
})

test('an accepted return says where to send the products, how the money comes back, and leads to the contact form', async () => {
  const accepted = {
    ...{ _id: 'a', state: 'accepted' as const, reason: '', lines: [{ lineNumber: 0, quantity: 1 }], refund: 11.5 },
    ...{ requestedAt: '2026-03-05T10:00:00.000Z', decidedAt: '2026-03-06T10:00:00.000Z' },
    sendTo: ['Superium', '1 Shop Street'],
  }
  const order = { ...delivered, orderNumber: 'S-7', refund: 11.5, paymentType: 'cash_on_delivery' as const }
  answerApi({ [ORDER]: success({ ...order, returns: [accepted] }) })
  await openAccountPage('/myaccount/orders/1')
  const returns = await screen.findByRole('list', { name: 'Returns' })
  expect(returns).toHaveTextContent(
    'Send the products to:Superium 1 Shop StreetWrite the order number S-7 on the parcel.',
  )
  expect(returns).toHaveTextContent('We pay it to a bank account')
  expect(within(returns).getByRole('link', { name: 'Write to us about this return' })).toHaveAttribute(
    'href',
    '/help?topic=return&order=S-7#contact',
  )
})

const returned = {
  ...{ _id: 'a', state: 'accepted' as const, reason: '', lines: [{ lineNumber: 0, quantity: 1 }], refund: 11.5 },
  ...{ requestedAt: '2026-03-05T10:00:00.000Z', decidedAt: '2026-03-06T10:00:00.000Z' },
}

test('where the shop knows no address, an accepted return asks to write first', async () => {
  answerApi({ [ORDER]: success({ ...delivered, refund: 11.5, returns: [returned] }) })
  await openAccountPage('/myaccount/orders/1')
  const returns = await screen.findByRole('list', { name: 'Returns' })
  expect(returns).toHaveTextContent('Write to us before you send the products')
})

test.each([
  [0, /^Your return is accepted\. Send the products/, true],
  [11.5, /^Your return is complete\.$/, false],
])(
  'an accepted return of which $%f is paid back reads %s and tells where to send its products: %s',
  async (refunded, next, sends) => {
    const returns = [{ ...returned, sendTo: ['Superium', '1 Shop Street'] }]
    const order = { ...delivered, status: 'Returned' as const, paymentType: 'check_payments' as const, returns }
    answerApi({ [ORDER]: success({ ...order, nextStatuses: [], refund: 11.5, refunded }) })
    await openAccountPage('/myaccount/orders/1')
    expect(await screen.findByText(next)).toBeVisible()
    const list = screen.getByRole('list', { name: 'Returns' })
    for (const text of ['1 Shop Street', 'Write the order number', 'by check'])
      sends ? expect(list).toHaveTextContent(text) : expect(list).not.toHaveTextContent(text)
    expect(within(list).getByRole('link', { name: 'Write to us about this return' })).toBeVisible()
  },
)

test('what has arrived of an order can be returned while the rest is being packed', async () => {
  const products = [testOrderLine({ mayReturn: 2 }), testOrderLine({ lineNumber: 1, productId: 'lamp', mayCancel: 1 })]
  answerApi({
    [ORDER]: success(
      testOrder('1', { status: 'Confirmed', nextStatuses: ['Cancelled', 'Return requested'], products }),
    ),
  })
  await openAccountPage('/myaccount/orders/1')
  expect(await screen.findByRole('button', { name: 'Cancel items' })).toBeVisible()
  await press('Return items')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/only what has arrived/i)).toBeVisible()
})

test('a line that is still to arrive says when it can be reviewed', async () => {
  answerApi({ [ORDER]: success(testOrder('1', { products: [testOrderLine({ mayReviewLater: true })] })) })
  await openAccountPage('/myaccount/orders/1')
  expect(await screen.findByText('You can review it once it has been delivered.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Leave review/ })).toBeNull()
})

test('a line whose return waits for its decision says that what is kept can be reviewed then', async () => {
  const asked = {
    ...{ _id: 'a', state: 'requested' as const, reason: '', refund: 11.5 },
    requestedAt: returned.requestedAt,
  }
  const returns = [{ ...asked, lines: [{ lineNumber: 0, quantity: 1 }] }]
  answerApi({ [ORDER]: success({ ...delivered, returns, products: [testOrderLine({ mayReviewLater: true })] }) })
  await openAccountPage('/myaccount/orders/1')
  expect(await screen.findByText('What you keep can be reviewed once your return is decided.')).toBeVisible()
})

test('the order page leads to the review form, the invoice and the parcel, and says how to pay', async () => {
  const order = testOrder('1', {
    products: [testOrderLine({ mayReview: true, variant: 'v', variantName: 'Red' })],
    parcels: [
      {
        ...{ _id: 'p', lines: [{ lineNumber: 0, quantity: 2 }], shippedAt: '2026-03-02T10:00:00.000Z' },
        tracking: { carrier: 'DHL', number: 'X1', url: 'https://dhl.example/X1' },
      },
    ],
    payment: { state: 'waiting', reference: 'SU-1', instructions: ['Reference: SU-1'] },
  })
  answerApi({ [ORDER]: success(order) })
  await openAccountPage('/myaccount/orders/1')
  const review = await screen.findByRole('link', { name: 'Leave review of Enamel mug' })
  expect(review).toHaveAttribute(
    'href',
    `/product-detail/${order.products[0]?.productId}?variant=v&review=1&bought=v#reviews`,
  )
  expect(screen.getByRole('button', { name: 'Print invoice' })).toBeVisible()
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/order/1')
  expect(screen.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute('href', 'https://dhl.example/X1')
  expect(within(screen.getByRole('list', { name: 'Parcels' })).getByText('X1')).toBeVisible()
  expect(screen.getByText('Reference: SU-1', NOT_ON_PAPER)).toBeVisible()
  expect(screen.getByText(/^The shop checks your order and confirms it/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Buy again' })).toBeVisible()
})

test.each([
  [404, {}],
  [400, { field: 'id' }],
])('an order that is not the visitor’s own (%i) is not found', async (status, more) => {
  answerApi({ [ORDER]: problem(status, 'There is no such order.', more) })
  await openAccountPage('/myaccount/orders/1')
  expect(await screen.findByRole('heading', { name: 'There is no such order in your account.' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'My order' }).at(-1)).toHaveAttribute('href', '/myaccount/orders')
})

test('an anonymous visitor is redirected to sign-in', async () => {
  signOut()
  answerApi()
  const page = await openAccountPage('/myaccount/orders/1')
  await waitFor(() => expect(page.address()).toBe('/signin'))
  expect(page.state()).toEqual({ from: '/myaccount/orders/1' })
})
