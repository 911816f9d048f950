import { $toasts } from '@superium/shared/state'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Answers, network } from '../testing/network'
import { testOrder } from '../testing/order'
import { beVisitor, press, toasts, visit } from '../testing/visit'

const ORDER = 'GET /api/v1/shop/orders/1'
const CANCEL = 'POST /api/v1/shop/orders/1/cancel'
const RETURN = 'POST /api/v1/shop/orders/1/return'
const success = (data: unknown): [number, unknown] => [200, { status: 'success', data }]
const delivered = testOrder('1', {
  status: 'Delivered',
  nextStatuses: ['Return requested'],
  timeline: [
    { status: 'Pending', at: '2026-03-01T10:00:00.000Z', actor: 'buyer' },
    { status: 'Delivered', at: '2026-03-04T10:00:00.000Z', actor: 'admin' },
  ],
})

beforeEach(() => {
  beVisitor({ uid: 'u', email: 'ada@superium.example', displayName: 'Ada' })
  $toasts.set([])
})

test('an order with lines, totals, address, payment and timeline', async () => {
  network({ [ORDER]: success(delivered) })
  await visit('/myaccount/orders/1')
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

test('only what the server allows is offered', async () => {
  network({ [ORDER]: success(testOrder('1', { status: 'Shipped', nextStatuses: [] })) })
  await visit('/myaccount/orders/1')
  await screen.findByRole('heading', { name: 'Order #SU-1' })
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Request a return' })).toBeNull()
})

test('an order is cancelled after a question, and shown as it is then', async () => {
  const answers: Answers = {
    [ORDER]: success(testOrder('1')),
    [CANCEL]() {
      const order = testOrder('1', { status: 'Cancelled', nextStatuses: [] })
      answers[ORDER] = success(order)
      return success(order)
    },
  }
  const net = network(answers)
  await visit('/myaccount/orders/1')
  await press('Cancel order')
  const dialog = within(await screen.findByRole('dialog'))
  expect(net.named(CANCEL)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(toasts()).toEqual(['Your order is cancelled.'])
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

test('a refused cancellation is said in the dialog, in the words of the server', async () => {
  network({ [ORDER]: success(testOrder('1')), [CANCEL]: [409, { status: 'error', message: 'It has been shipped.' }] })
  await visit('/myaccount/orders/1')
  await press('Cancel order')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('It has been shipped.')).toBeVisible()
  expect(toasts()).toEqual([])
})

test('a return is requested', async () => {
  const net = network({ [ORDER]: success(delivered), [RETURN]: success(delivered) })
  await visit('/myaccount/orders/1')
  await press('Request a return')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Request a return' }))
  await waitFor(() => expect(toasts()).toEqual(['Your return is requested.']))
  expect(net.named(RETURN)).toHaveLength(1)
})

test('an anonymous visitor is sent to sign in', async () => {
  beVisitor(null)
  network({})
  const { router, path } = await visit('/myaccount/orders/1')
  await waitFor(() => expect(path()).toBe('/signin'))
  expect(router.state.location.state).toEqual({ from: '/myaccount/orders/1' })
})
