import type { Order } from '@superium/shared/api'
import { type Answer, problem, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-000000000001'
const RETURN = '01890000-0000-7000-8000-0000000000aa'
const path = `/admin/orders/${ID}`

/** Opens an order's page; each answer to a call below its path is the order after that call. */
async function open(order: Order, steps: Record<string, Order | Answer> = {}) {
  let now = order
  const answers = Object.entries(steps).map(([step, after]): [string, Answer] => [
    `POST ${path}/${step}`,
    typeof after === 'object' && '_id' in after
      ? () => {
          now = after
          return success(after)
        }
      : after,
  ])
  const { calls } = answerAdminApi({ [`GET ${path}`]: () => success(now), ...Object.fromEntries(answers) })
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await screen.findByText('S-1001')
  return () => calls.filter(({ line }) => line.startsWith('POST')).map(({ line, body }) => [line, body])
}

const waiting = {
  state: 'waiting' as const,
  reference: 'R-1001',
  instructions: [],
  due: 53.75,
  dueAt: '2026-11-27T09:30:00.000Z',
}
const press = (name: string, within_: HTMLElement | null = null) =>
  userEvent.click((within_ ? within(within_) : screen).getByRole('button', { name }))

test('the page shows the awaited amount and its due date, and marks the order as paid with a note', async () => {
  const paid = { state: 'paid' as const, reference: 'R-1001', instructions: [], paidAt: '2026-11-21T08:00:00.000Z' }
  const sent = await open(testOrder({ payment: waiting, paymentType: 'direct_bank_transfer' }), {
    paid: testOrder({ payment: paid, refund: 12.5 }),
  })
  expect(screen.getByText('Waits for the money')).toBeVisible()
  expect(screen.getByText(/Cancelled automatically if it is not paid by Nov 27, 2026/)).toBeVisible()
  await press('Mark paid')
  const dialog = screen.getByRole('dialog', { name: 'Has the money arrived?' })
  expect(dialog).toHaveTextContent('$53.75 with the reference R-1001')
  await userEvent.type(within(dialog).getByLabelText('Note'), 'By transfer')
  await press('Mark paid', dialog)
  expect(await screen.findByText(/Paid on Nov 21, 2026/)).toBeVisible()
  expect(screen.getByText('$12.50', { selector: 'strong' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark paid' })).not.toBeInTheDocument()
  expect(sent()).toEqual([[`POST ${path}/paid`, { note: 'By transfer' }]])
})

test('if an action is refused, its dialog stays open with the reason and the typed text', async () => {
  await open(testOrder({ payment: waiting }), { paid: problem(409, 'The order has been paid already.') })
  await press('Mark paid')
  const dialog = screen.getByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Twice')
  await press('Mark paid', dialog)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The order has been paid already.')
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Twice')
})

test('a step that succeeded leaves the page with its heading when the order cannot be loaded again', async () => {
  const order = testOrder({ payment: waiting })
  let fails = false
  const { answer } = answerAdminApi({
    [`GET ${path}`]: () => (fails ? problem(503, 'Away.') : success(order)),
  })
  answer(`POST ${path}/paid`, () => {
    fails = true
    return success(order)
  })
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await screen.findByRole('heading', { name: 'S-1001' })
  await press('Mark paid')
  await press('Mark paid', screen.getByRole('dialog'))
  await waitFor(() => expect(toasts()).toContain('The page could not be reloaded. What it shows may be out of date.'))
  expect(screen.getByRole('heading', { name: 'S-1001' })).toBeVisible()
  expect(screen.getByText('Waits for the money')).toBeVisible()
})

test('a step that does not reach the shop leaves the page and its dialog with what was typed', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  let reads = 0
  const order = () => {
    reads += 1
    return reads === 1 ? success(testOrder({ payment: waiting })) : offline()
  }
  answerAdminApi({ [`GET ${path}`]: order, [`POST ${path}/paid`]: offline })
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await press('Mark paid')
  const dialog = screen.getByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Note'), 'By transfer')
  await press('Mark paid', dialog)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The shop could not be reached.')
  expect(within(dialog).getByLabelText('Note')).toHaveValue('By transfer')
  expect(reads).toBe(1)
})

test('an order is shipped with complete tracking, or without any', async () => {
  const shipped = testOrder({ status: 'Shipped', nextStatuses: ['Delivered'] })
  const sent = await open(testOrder({ status: 'Confirmed', nextStatuses: ['Shipped'] }), { status: shipped })
  await press('Mark shipped')
  const dialog = screen.getByRole('dialog', { name: 'Mark this order as shipped?' })
  await userEvent.type(within(dialog).getByLabelText('Tracking number'), 'AB 12')
  await press('Mark shipped', dialog)
  expect(await within(dialog).findByText('Carrier is required')).toBeVisible()
  await userEvent.type(within(dialog).getByLabelText('Carrier'), 'Post')
  await userEvent.type(within(dialog).getByLabelText('Address of the tracking page'), 'http://post.example')
  await press('Mark shipped', dialog)
  expect(await within(dialog).findByText('The address must begin with https://')).toBeVisible()
  await userEvent.clear(within(dialog).getByLabelText('Address of the tracking page'))
  await press('Mark shipped', dialog)
  expect(await screen.findByRole('button', { name: 'Mark delivered' })).toBeVisible()
  expect(sent()).toEqual([
    [`POST ${path}/status`, { status: 'Shipped', tracking: { carrier: 'Post', number: 'AB 12' } }],
  ])
})

test.each(['Mark shipped', 'Send a parcel'])('“%s” warns that the order is not paid', async (button) => {
  await open(testOrder({ status: 'Confirmed', nextStatuses: ['Shipped'], payment: waiting }))
  await press(button)
  expect(screen.getByRole('dialog')).toHaveTextContent('This order is not paid yet: $53.75.')
})

test('a cash on delivery order is shipped without a warning', async () => {
  await open(testOrder({ status: 'Confirmed', nextStatuses: ['Shipped'] }))
  await press('Mark shipped')
  expect(screen.getByRole('dialog')).not.toHaveTextContent('not paid')
})

test('tracking is shown, and can be corrected after shipping', async () => {
  const tracking = { carrier: 'Post', number: 'AB 12', url: 'https://post.example/AB12' }
  const parcel = { _id: RETURN, lines: [{ lineNumber: 0, quantity: 2 }], shippedAt: '2026-11-21T08:00:00.000Z' }
  const parcels = [{ ...parcel, tracking }]
  const sent = await open(testOrder({ status: 'Shipped', nextStatuses: ['Delivered'], parcels }), {
    [`parcels/${RETURN}/tracking`]: testOrder({
      status: 'Shipped',
      parcels: [{ ...parcel, tracking: { carrier: 'Post', number: 'AB 13' } }],
    }),
  })
  expect(screen.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute('href', tracking.url)
  await press('Change tracking')
  const number = within(screen.getByRole('dialog')).getByLabelText(/Tracking number/)
  await userEvent.clear(number)
  await userEvent.type(number, 'AB 13')
  await press('Save tracking')
  expect(await screen.findByText('AB 13')).toBeVisible()
  expect(sent()).toEqual([[`POST ${path}/parcels/${RETURN}/tracking`, { ...tracking, number: 'AB 13' }]])
})

const waitingReturn = {
  ...{ _id: RETURN, state: 'requested' as const, reason: 'The handle is loose.', refund: 14.38 },
  ...{ lines: [{ lineNumber: 0, quantity: 1 }], requestedAt: '2026-11-22T10:00:00.000Z' },
}
const returning = testOrder({ status: 'Return requested', nextStatuses: ['Returned'], returns: [waitingReturn] })

test('a return shows its pieces and reason; refusing it needs a note', async () => {
  const refused = {
    ...waitingReturn,
    state: 'refused' as const,
    note: 'It was used.',
    refund: 0,
    decidedBy: 'admin' as const,
  }
  const sent = await open(returning, {
    [`returns/${RETURN}`]: testOrder({ status: 'Delivered', nextStatuses: [], returns: [refused] }),
  })
  expect(screen.getByText('1 × Stoneware Mug')).toBeVisible()
  expect(screen.getByText('Reason: The handle is loose.')).toBeVisible()
  expect(screen.getByText('Refund $14.38')).toBeVisible()
  expect(screen.getByText('Decide the return below.')).toBeVisible()
  await press('Refuse return')
  const dialog = screen.getByRole('dialog', { name: 'Refuse this return?' })
  await press('Refuse return', dialog)
  expect(await within(dialog).findByText('Note for the customer is required')).toBeVisible()
  await userEvent.type(within(dialog).getByLabelText(/Note for the customer/), 'It was used.')
  await press('Refuse return', dialog)
  expect(await screen.findByText('Note from Superium: It was used.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept return' })).not.toBeInTheDocument()
  expect(sent()).toEqual([[`POST ${path}/returns/${RETURN}`, { accept: false, note: 'It was used.' }]])
})

test("a return that its seller has decided shows the seller's name", async () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods', open: true }
  const note = { note: 'Fine', seller, decidedBy: 'seller' as const }
  await open(
    testOrder({ status: 'Returned', nextStatuses: [], returns: [{ ...waitingReturn, state: 'accepted', ...note }] }),
  )
  expect(screen.getByText('Note from Lake Goods: Fine')).toBeVisible()
  expect(screen.getByText('Accepted').parentElement).toHaveTextContent('Accepted by Lake Goods')
})

test('what comes back damaged does not go back into stock, unless the administrator says so', async () => {
  const damaged = { ...waitingReturn, chosenReason: 'damaged' as const, reason: 'The seam is open' }
  const after = testOrder({ status: 'Returned', nextStatuses: [] })
  const sent = await open({ ...returning, returns: [damaged] }, { [`returns/${RETURN}`]: after })
  expect(screen.getByText('Reason: Damaged or defective: The seam is open')).toBeVisible()
  await press('Accept return')
  const dialog = screen.getByRole('dialog', { name: 'Accept this return?' })
  const choice = within(dialog).getByRole('checkbox', { name: 'Put back into stock' })
  expect(choice).not.toBeChecked()
  await userEvent.click(choice)
  await userEvent.click(choice)
  await press('Accept return', dialog)
  await waitFor(() => expect(sent()).toEqual([[`POST ${path}/returns/${RETURN}`, { accept: true, restock: false }]]))
})

test('a return is accepted without a note', async () => {
  const sent = await open(returning, { [`returns/${RETURN}`]: testOrder({ status: 'Returned', nextStatuses: [] }) })
  await press('Accept return')
  const dialog = screen.getByRole('dialog', { name: 'Accept this return?' })
  expect(dialog).toHaveTextContent(
    /will count as returned, and the shop owes the customer \$14\.38\. The customer will be notified/,
  )
  expect(within(dialog).getByRole('checkbox', { name: 'Put back into stock' })).toBeChecked()
  await press('Accept return', dialog)
  expect(await screen.findByText('Nothing is left to do for this order.')).toBeVisible()
  expect(sent()).toEqual([[`POST ${path}/returns/${RETURN}`, { accept: true, restock: true }]])
})

test('cash that a seller reports is confirmed on its own, and until then the refund waits for it', async () => {
  const parcel = {
    ...{ _id: RETURN, seller: { slug: 'lake-goods', name: 'Lake Goods', open: true }, lines: [] },
    ...{ shippedAt: '2026-11-21T09:00:00.000Z', deliveredAt: '2026-11-22T09:00:00.000Z' },
    ...{ cash: 53.75, cashState: 'reported' as const },
  }
  const order = testOrder({
    ...{ status: 'Delivered', nextStatuses: [], parcels: [parcel], refund: 14.38, refundWaiting: 14.38 },
    payment: { state: 'cash-reported', reference: 'S-1001', instructions: [] },
    returns: [{ ...waitingReturn, state: 'accepted', awaitsCash: true }],
  })
  const bodies: unknown[] = []
  answerAdminApi({
    [`GET ${path}`]: success(order),
    'POST /admin/orders/cash': ({ body }) => {
      bodies.push(body)
      const refused = { _id: order._id, outcome: 'refused', reason: 'No cash of these parcels is reported.' }
      return success([bodies.length > 1 ? { _id: order._id, outcome: 'confirmed' } : refused])
    },
  })
  await openAdminPage(`/superium-admin/orders/${order._id}`)
  expect(await screen.findByText(/\$53\.75 in cash, reported by Lake Goods since Nov 22/)).toBeVisible()
  expect(screen.getByText('It waits until the cash of its sender’s parcels is confirmed.')).toBeVisible()
  expect(screen.getByText('The refund waits until the cash of this sender’s parcels is confirmed.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Note a refund' })).not.toBeInTheDocument()
  await press('Confirm cash of Lake Goods')
  const dialog = screen.getByRole('dialog', { name: 'Is this cash here?' })
  await press('Confirm cash', dialog)
  expect(await within(dialog).findByText('No cash of these parcels is reported.')).toBeVisible()
  await press('Confirm cash', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(bodies[1]).toEqual({ orders: [{ id: order._id, parcels: [RETURN] }] })
})

test('the money that came in is shown, and what is still due is to be marked as paid', async () => {
  const received = { reported: 17.75, received: 33.25 }
  await open(
    testOrder({
      payment: { state: 'on-delivery', reference: 'R-1001', instructions: [], due: 37.75, ...received },
      ...{ orderTotal: 71, refund: 12, refunded: 5 },
    }),
  )
  const card = screen.getByRole('heading', { name: 'Payment' }).parentElement
  for (const line of [
    'Expected: $71.00',
    'Reported in cash, to be confirmed: $17.75',
    'Received: $33.25',
    'Still due: $37.75',
    'Paid back: $5.00',
    'To be paid back: $7.00',
  ])
    expect(card).toHaveTextContent(line)
  await press('Mark paid')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    '$37.75 with the reference R-1001, of which $17.75 is reported in cash.',
  )
})

test('the timeline shows each event with its pieces and note', async () => {
  await open(
    testOrder({
      timeline: [
        { kind: 'status', status: 'Pending', at: '2026-11-20T09:30:00.000Z', actor: 'buyer' },
        {
          ...{ kind: 'lines-cancelled', status: 'Pending', at: '2026-11-20T09:40:00.000Z', actor: 'buyer' },
          note: 'One is enough.',
          lines: [{ name: 'Stoneware Mug', variantName: 'Blue', quantity: 1 }],
        },
        { kind: 'expired', status: 'Cancelled', at: '2026-11-27T09:40:00.000Z', actor: 'system' },
        {
          ...{
            kind: 'parcel',
            status: 'Shipped',
            at: '2026-11-27T09:50:00.000Z',
            actor: 'seller',
            actorName: 'Sol Sand',
          },
          seller: { slug: 'sols-homeware', name: 'Sol’s Homeware', open: true },
        },
      ],
    }),
  )
  const events = within(screen.getByText('Timeline').parentElement ?? document.body).getAllByRole('listitem')
  expect(events[0]).toHaveTextContent(/^Parcel sent.* · Seller · Sol’s Homeware · Sol Sand$/)
  expect(events[1]).toHaveTextContent(/^Cancelled: not paid in time.*Shop$/)
  expect(events[2]).toHaveTextContent(/^Items cancelled1 × Stoneware Mug, BlueOne is enough\..*Customer$/)
})

test('the totals include a coupon’s discount, and lines show variant and SKU', async () => {
  const products = testOrder().products.map((line) => ({ ...line, variantName: 'Blue, M', sku: 'KIT-0001-M' }))
  await open(testOrder({ coupon: 'WELCOME10', discount: 2.5, products }))
  expect(screen.getByText('Discount (WELCOME10)').nextSibling).toHaveTextContent('−$2.50')
  expect(screen.getByText('Blue, M')).toBeVisible()
  expect(screen.getByText('SKU KIT-0001-M')).toBeVisible()
})
