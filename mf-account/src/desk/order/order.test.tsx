import type { SellerOrder } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { answerApi, problem, signIn, success, toasts } from '@superium/shared/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAccountPage } from '../../testing/open-account-page'
import { testSellerOrder } from '../../testing/seller-samples'

const { _id: ID, lines } = testSellerOrder()
const parcel = { _id: 'p1', lines: [{ lineNumber: 1, quantity: 2 }], shippedAt: '2026-11-21T00:00:00.000Z' }
const DELIVERED = `POST /seller/orders/${ID}/parcels/p1/delivered`

const open = async (order: Partial<SellerOrder>, answers: Parameters<typeof answerApi>[0] = {}) => {
  const api = answerApi({
    'GET /seller/shop': success({ slug: 'lake-goods', shopName: 'Lake Goods' }),
    [`GET /seller/orders/${ID}`]: success(testSellerOrder({ mayShip: false, ...order })),
    ...answers,
  })
  await openAccountPage(`/seller/orders/${ID}`)
  return api
}

const sentPieces = (change: object) => lines.map((line) => ({ ...line, toShip: 0, ...change }))

beforeEach(() => {
  signIn({ uid: 's', email: 'sol@superium.example', displayName: 'Sol', roles: ['seller'] })
  $toasts.set([])
  sessionStorage.clear()
})

test('the page is titled by the order’s number, and leads back to all orders', async () => {
  await open({})
  expect(await screen.findByRole('heading', { level: 1, name: 'Order S-1001' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const main = screen.getByRole('heading', { level: 1 }).parentElement ?? document.body
  expect(within(main).getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/seller/orders')
  expect(document.title).toMatch(/^Order S-1001: /)
})

test.each([
  [{ shipped: 3 }, [parcel], 'delivered', '3 shipped'],
  [{ shipped: 3 }, [{ ...parcel, deliveredAt: parcel.shippedAt }], 'shipped', '1 shipped · 2 delivered'],
  [
    { shipped: 2, returned: 1 },
    [{ ...parcel, deliveredAt: parcel.shippedAt }],
    'delivered',
    '1 delivered · 1 returned',
  ],
] as const)('pieces with %j in parcels %j read “%s”', async (pieces, parcels, state, said) => {
  await open({ state, lines: sentPieces(pieces), parcels: [...parcels] })
  expect(await screen.findByText(said)).toBeVisible()
})

test('a line that was ordered before its release says from when it ships, until it is sent', async () => {
  await open({ lines: lines.map((line) => ({ ...line, releaseDate: '2027-01-15' })) })
  expect(await screen.findByText('Ships from Jan 15, 2027')).toBeVisible()
})

test('a parcel whose cash the courier collects is marked as delivered after a question that names the amount', async () => {
  const delivered = { ...parcel, deliveredAt: '2026-11-22T00:00:00.000Z', cash: 46, cashState: 'reported' as const }
  const order = { state: 'shipped' as const, lines: sentPieces({ shipped: 2 }) }
  const api = await open(
    { ...order, parcels: [{ ...parcel, cash: 46, cashState: 'due' }] },
    { [DELIVERED]: success(testSellerOrder({ ...order, state: 'delivered', mayShip: false, parcels: [delivered] })) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Has the courier collected $46.00?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
  expect(api.callsTo(DELIVERED)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Mark as delivered' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
  await waitFor(() => expect(toasts()).toEqual(['The parcel is marked as delivered. Superium confirms its cash.']))
  expect(await screen.findByText(/^By your word, the courier has collected \$46\.00/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a parcel that is paid already is marked as delivered at once', async () => {
  const api = await open(
    { state: 'shipped', cashOnDelivery: false, lines: sentPieces({ shipped: 2 }), parcels: [parcel] },
    { [DELIVERED]: success(testSellerOrder({ state: 'delivered', mayShip: false })) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
  await waitFor(() => expect(toasts()).toEqual(['The parcel is marked as delivered.']))
  expect(api.callsTo(DELIVERED)).toHaveLength(1)
})

const PARCELS = `/seller/orders/${ID}/parcels`

test('the cash for the label is that of the pieces in this parcel', async () => {
  const api = await open(
    { mayShip: true, cashToCome: 94 },
    { [`GET ${PARCELS}`]: ({ url }) => success({ cash: url.searchParams.get('lines') === '1:2' ? 62.67 : 0 }) },
  )
  const pieces = await screen.findByLabelText('Pieces of Lamp in this parcel')
  expect(screen.getByText(/^The courier collects \$94\.00 in cash for these pieces/)).toBeVisible()
  await userEvent.clear(pieces)
  expect(screen.queryByText(/^The courier collects/)).not.toBeInTheDocument()
  await userEvent.type(pieces, '2')
  expect(await screen.findByText(/^The courier collects \$62\.67 in cash for these pieces/)).toBeVisible()
  api.answer(`GET ${PARCELS}`, problem(500, 'Something went wrong on our side.'))
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '1')
  expect(await screen.findByText('What the courier collects could not be calculated at the moment.')).toBeVisible()
})

test('more pieces than are left, or half a piece, are said at their field, and nothing is sent', async () => {
  const api = await open({ mayShip: true, cashToCome: 94 })
  const pieces = await screen.findByLabelText('Pieces of Lamp in this parcel')
  for (const [typed, value] of [
    ['7', 7],
    ['1.5', 1.5],
  ] as const) {
    await userEvent.clear(pieces)
    await userEvent.type(pieces, typed)
    expect(pieces).toHaveValue(value)
    expect(pieces).toHaveAccessibleDescription('Type a whole number from 0 to 3, as many as are left')
  }
  expect(screen.queryByText(/^The courier collects/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  expect(pieces).toHaveFocus()
  expect(api.callsTo(`POST ${PARCELS}`)).toEqual([])
})

test('a parcel that was typed is still there after a way to another page, until it is sent', async () => {
  const api = await open(
    { mayShip: true },
    { [`POST ${PARCELS}`]: success(testSellerOrder({ mayShip: false, parcels: [parcel] })) },
  )
  const pieces = await screen.findByLabelText('Pieces of Lamp in this parcel')
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '2')
  await userEvent.type(screen.getByLabelText('Carrier'), 'Pathao')
  await userEvent.type(screen.getByLabelText('Tracking number'), 'P-1')
  await userEvent.click(screen.getByRole('link', { name: 'All orders' }))
  await waitFor(() => expect(screen.queryByLabelText('Carrier')).not.toBeInTheDocument())
  cleanup()
  await openAccountPage(`/seller/orders/${ID}`)
  expect(await screen.findByLabelText('Pieces of Lamp in this parcel')).toHaveValue(2)
  expect(screen.getByLabelText('Carrier')).toHaveValue('Pathao')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  await waitFor(() => expect(toasts()).toEqual(['The parcel is on its way.']))
  const sent = { lines: [{ lineNumber: 1, quantity: 2 }], carrier: 'Pathao', trackingNumber: 'P-1', parcels: 0 }
  expect(api.callsTo(`POST ${PARCELS}`)[0]?.body).toEqual(sent)
  cleanup()
  await openAccountPage(`/seller/orders/${ID}`)
  expect(await screen.findByLabelText('Carrier')).toHaveValue('')
})
