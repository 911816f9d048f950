import type { Order } from '@superium/shared/api'
import { problem, type Reply, success } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder, testSummary } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-000000000001'
const path = `/admin/orders/${ID}`

/** Stubs the API with one order that reflects the posted changes, and counts pending orders from it. */
function shop(order: Order, post?: () => Reply) {
  let now = order
  return answerAdminApi({
    'GET /admin/summary': () => success({ ...testSummary, pendingOrders: now.status === 'Pending' ? 1 : 0 }),
    [`GET ${path}`]: () => success(now),
    [`POST ${path}/status`]: () => {
      const refusal = post?.()
      now = testOrder({ status: 'Confirmed', nextStatuses: ['Shipped', 'Cancelled'] })
      return refusal ?? success(now)
    },
  })
}

const posted = (calls: { line: string; body: unknown }[]) => calls.filter(({ line }) => line.startsWith('POST'))

test('the page shows lines, totals, address, payment and the timeline with time and actor', async () => {
  shop(testOrder({ phone: '+880 1712 345678' }))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'S-1001' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Stoneware Mug' })).toBeVisible()
  expect(screen.getByText('2 × $12.50')).toBeVisible()
  expect(screen.getByText('$53.75')).toBeVisible()
  for (const line of ['Lake Road 4', 'Gulshan', '1212 Dhaka', 'Bangladesh', 'Cash on delivery', 'Ring twice'])
    expect(screen.getByText(line)).toBeVisible()
  expect(screen.getByRole('link', { name: '+880 1712 345678' })).toHaveAttribute('href', 'tel:+8801712345678')
  expect(screen.getByRole('link', { name: 'Mina Buyer' })).toHaveAttribute(
    'href',
    '/superium-admin/users?search=buyer%40superium.example',
  )
  expect(document.title).toBe('S-1001 · Order · Superium')
  const [event] = within(screen.getByText('Timeline').parentElement ?? document.body).getAllByRole('listitem')
  expect(event).toHaveTextContent(/^PendingNov 20, 2026.* Customer$/)
})

test('the page offers the actions that the server allows, and an action updates the order and the badge', async () => {
  const { calls } = shop(testOrder())
  await openAdminPage(`/superium-admin/orders/${ID}`)
  expect(await screen.findAllByText('1 pending order')).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Mark shipped' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('button', { name: 'Mark shipped' })).toBeVisible()
  expect(posted(calls)).toMatchObject([{ line: `POST ${path}/status`, body: { status: 'Confirmed' } }])
  expect(screen.queryByText('1 pending order')).not.toBeInTheDocument()
})

test('cancelling asks for confirmation', async () => {
  const { calls } = shop(testOrder())
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
  expect(posted(calls)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(posted(calls).map(({ body }) => body)).toEqual([{ status: 'Cancelled' }]))
})

test('the dialog says what cancelling pays back, as the server calculates it', async () => {
  const { answer } = shop(testOrder())
  answer(`GET ${path}/cancel`, success({ refund: 53.75 }))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    return within(screen.getByRole('dialog'))
  }
  const dialog = await open()
  expect(await dialog.findByText('$53.75 is to be paid back to the customer.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
  answer(`GET ${path}/cancel`, success({ refund: 0 }))
  expect(await (await open()).findByText(/^Nothing is to be paid back, because nothing was paid/)).toBeVisible()
})

test('a reason for cancelling goes to the customer', async () => {
  const { calls } = shop(testOrder())
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await userEvent.type(screen.getByLabelText('Note for the customer'), ' Sold out. ')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
  const decision = { status: 'Cancelled', note: 'Sold out.' }
  await waitFor(() => expect(posted(calls).map(({ body }) => body)).toEqual([decision]))
})

test('marking an order as delivered asks for confirmation, because it cannot be undone', async () => {
  const { calls } = shop(testOrder({ status: 'Shipped', nextStatuses: ['Delivered'] }))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark delivered' }))
  const dialog = screen.getByRole('dialog', { name: 'Has everything arrived?' })
  expect(posted(calls)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark delivered' }))
  await waitFor(() => expect(posted(calls).map(({ body }) => body)).toEqual([{ status: 'Delivered' }]))
})

test('what is chosen and written for a return that a customer asked for elsewhere is the reason of the return', async () => {
  const { calls } = shop(testOrder({ status: 'Delivered', nextStatuses: ['Return requested'] }))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Request return' }))
  await userEvent.selectOptions(screen.getByLabelText('Reason the customer gave'), 'Does not fit')
  await userEvent.type(screen.getByLabelText('The customer’s own words'), 'Too small')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Request return' }))
  const asked = { status: 'Return requested', note: 'Too small', chosenReason: 'does-not-fit' }
  await waitFor(() => expect(posted(calls).map(({ body }) => body)).toEqual([asked]))
})

test('a 409 shows its message and the current status of the order', async () => {
  const message = 'The order is Confirmed and cannot become Confirmed.'
  shop(testOrder(), () => problem(409, message))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(await screen.findByRole('button', { name: 'Mark shipped' })).toBeVisible()
})

test.each([
  ['Shipped', ['Delivered'], 'Mark delivered'],
  ['Return requested', ['Returned'], 'Accept return'],
] as const)('%s offers %s as "%s"', async (status, next, label) => {
  shop(testOrder({ status, nextStatuses: [...next] }))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  expect(await screen.findByRole('button', { name: label })).toBeVisible()
})

test('a finished order says that there is nothing left to do', async () => {
  shop(testOrder({ status: 'Returned', nextStatuses: [] }))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  expect(await screen.findByText('Nothing is left to do for this order.')).toBeVisible()
})

test.each([
  ['Pay back what the customer is owed, and note it below.', 0],
  ['The customer is owed a refund, which waits for the cash to be confirmed below.', 10],
])('a finished order whose refund is open says: %s', async (step, refundWaiting) => {
  shop(testOrder({ status: 'Returned', nextStatuses: [], refund: 10, refundWaiting }))
  await openAdminPage(`/superium-admin/orders/${ID}`)
  expect(await screen.findByText(step)).toBeVisible()
})

test('an unknown order shows a message and a link to the list', async () => {
  answerAdminApi()
  await openAdminPage('/superium-admin/orders/01890000-0000-7000-8000-0000000000ff')
  await act(async () => {})
  expect(await screen.findByText('Nothing was found at this address')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'All orders' })).toHaveLength(2)
})
