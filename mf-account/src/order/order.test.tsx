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
  toasts,
} from '@superium/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAccountPage } from '../testing/open-account-page'

const ORDER = 'GET /shop/orders/1'
const CANCEL = 'POST /shop/orders/1/cancel'
const RETURN = 'POST /shop/orders/1/return'
const delivered = testOrder('1', {
  status: 'Delivered',
  nextStatuses: ['Return requested'],
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
    expect(screen.getByText(text)).toBeVisible()
  }
  const steps = within(
    screen.getAllByRole('list').find(({ tagName, className }) => tagName === 'OL' && className === 'timeline') ??
      document.body,
  )
  expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^DeliveredMar 4, 2026.*by the shop$/),
    expect.stringMatching(/^PendingMar 1, 2026.*by you$/),
  ])
})

test('the order page offers only the steps that the server allows', async () => {
  answerApi({ [ORDER]: success(testOrder('1', { status: 'Shipped', nextStatuses: [] })) })
  await openAccountPage('/myaccount/orders/1')
  await screen.findByRole('heading', { name: 'Order #SU-1' })
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Request a return' })).toBeNull()
})

test('cancelling asks for confirmation and shows the new status', async () => {
  const answers: Record<string, Answer> = {
    [ORDER]: success(testOrder('1')),
    [CANCEL]() {
      const order = testOrder('1', { status: 'Cancelled', nextStatuses: [] })
      api.answer(ORDER, success(order))
      return success(order)
    },
  }
  const api = answerApi(answers)
  await openAccountPage('/myaccount/orders/1')
  await press('Cancel order')
  const dialog = within(await screen.findByRole('dialog'))
  expect(api.callsTo(CANCEL)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(toasts()).toEqual(['Your order is cancelled.'])
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

test('a refused cancellation shows the server’s message in the dialog', async () => {
  answerApi({ [ORDER]: success(testOrder('1')), [CANCEL]: problem(409, 'It has been shipped.') })
  await openAccountPage('/myaccount/orders/1')
  await press('Cancel order')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('It has been shipped.')).toBeVisible()
  expect(toasts()).toEqual([])
})

test('a return can be requested', async () => {
  const api = answerApi({ [ORDER]: success(delivered), [RETURN]: success(delivered) })
  await openAccountPage('/myaccount/orders/1')
  await press('Request a return')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Request a return' }))
  await waitFor(() => expect(toasts()).toEqual(['Your return is requested.']))
  expect(api.callsTo(RETURN)).toHaveLength(1)
})

test('an anonymous visitor is redirected to sign-in', async () => {
  signOut()
  answerApi()
  const page = await openAccountPage('/myaccount/orders/1')
  await waitFor(() => expect(page.address()).toBe('/signin'))
  expect(page.state()).toEqual({ from: '/myaccount/orders/1' })
})
