import type { Order, OrderParcel } from '@superium/shared/api'
import { type Answer, problem, success, testOrderLine, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-000000000001'
const path = `/admin/orders/${ID}`
const seller = { slug: 'lake-goods', name: 'Lake Goods', open: true }
const products = [
  testOrderLine({ name: 'Stoneware Mug', quantity: 2 }),
  testOrderLine({ lineNumber: 1, name: 'Lake map', quantity: 3, seller, productId: ID }),
]
const confirmed = testOrder({ status: 'Confirmed', nextStatuses: ['Shipped', 'Cancelled'], products })
const parcel = (id: string): OrderParcel => ({
  ...{ _id: id, seller, lines: [{ lineNumber: 1, quantity: 2 }], shippedAt: '2026-11-21T08:00:00.000Z' },
})

/** Opens an order's page; `answers` are for calls below its path. */
async function open(order: Order, answers: Record<string, Answer> = {}) {
  const below = Object.entries(answers).map(([step, answer]) => [`POST ${path}/${step}`, answer] as const)
  const { calls } = answerAdminApi({ [`GET ${path}`]: success(order), ...Object.fromEntries(below) })
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await screen.findByText('S-1001')
  return () => calls.filter(({ line }) => line.startsWith('POST')).map(({ line, body }) => [line, body])
}

const press = (name: string, inside: HTMLElement | null = null) =>
  userEvent.click((inside ? within(inside) : screen).getByRole('button', { name }))

test("one sender's pieces are sent with their tracking, and a refusal stays in the dialog", async () => {
  let tries = 0
  const sent = await open(confirmed, {
    parcels: () => {
      tries += 1
      return tries === 1 ? problem(409, 'Only 1 of “Lake map” is left.') : success(confirmed)
    },
  })
  await press('Send a parcel for Lake Goods')
  const dialog = screen.getByRole('dialog', { name: 'What is in the parcel of Lake Goods?' })
  expect(within(dialog).queryByText(/Stoneware Mug/)).toBeNull()
  await userEvent.click(within(dialog).getByRole('checkbox'))
  await press('Send a parcel', dialog)
  expect(await within(dialog).findByText('Choose what is in the parcel.')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('checkbox'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decrease quantity' }))
  await userEvent.type(within(dialog).getByLabelText('Carrier'), 'Post')
  await userEvent.type(within(dialog).getByLabelText('Tracking number'), 'AB 12')
  await press('Send a parcel', dialog)
  expect(await within(dialog).findByText('Only 1 of “Lake map” is left.')).toBeVisible()
  await press('Send a parcel', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts().at(-1)).toMatch(/parcel sent$/)
  const body = {
    lines: [{ lineNumber: 1, quantity: 2 }],
    tracking: { carrier: 'Post', number: 'AB 12' },
    seen: confirmed.timeline.length,
  }
  expect(sent()).toEqual([
    [`POST ${path}/parcels`, body],
    [`POST ${path}/parcels`, body],
  ])
})

test('shipping an order of several senders does not ask for one tracking for all', async () => {
  const sent = await open(confirmed, { status: success(confirmed) })
  await press('Mark shipped')
  const dialog = screen.getByRole('dialog', { name: 'Mark this order as shipped?' })
  expect(dialog).toHaveTextContent('Each sender’s products leave in a parcel of their own')
  expect(within(dialog).queryByLabelText('Carrier')).toBeNull()
  await press('Mark shipped', dialog)
  expect(sent()).toEqual([[`POST ${path}/status`, { status: 'Shipped' }]])
})

test('each of several parcels is marked as delivered separately', async () => {
  const order = testOrder({ status: 'Shipped', nextStatuses: ['Delivered'], products })
  const parcels = [parcel('p1'), { ...parcel('p2'), deliveredAt: '2026-11-22T08:00:00.000Z' }]
  const sent = await open({ ...order, parcels }, { 'parcels/p1/delivered': success(order) })
  await press('Parcel delivered')
  await press('Parcel delivered', screen.getByRole('dialog', { name: 'Has this parcel arrived?' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts().at(-1)).toMatch(/parcel delivered$/)
  expect(sent()).toEqual([[`POST ${path}/parcels/p1/delivered`, {}]])
})

test('the dialog says what the courier collects for the pieces in this parcel', async () => {
  const order = { ...confirmed, cashToCome: [{ amount: 25.25 }, { seller, amount: 12 }] }
  const { calls } = answerAdminApi({ [`GET ${path}`]: success(order), [`GET ${path}/parcels`]: success({ cash: 8.5 }) })
  await openAdminPage(`/superium-admin/orders/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Send a parcel for Lake Goods' }))
  const dialog = within(screen.getByRole('dialog', { name: 'What is in the parcel of Lake Goods?' }))
  expect(dialog.getByText('The courier collects $12.00.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }))
  expect(await dialog.findByText('The courier collects $8.50.')).toBeVisible()
  expect(calls.at(-1)?.line).toBe(`GET ${path}/parcels?lines=${encodeURIComponent('1:2')}`)
})

test('the amount to collect is shown for each parcel, and for the pieces still to be sent', async () => {
  const cash = { ...parcel('01890000-0000-7000-8000-0000000000b1'), cash: 30.5 }
  await open({ ...confirmed, parcels: [cash], cashToCome: [{ amount: 25.25 }, { seller, amount: 12 }] })
  for (const amount of ['$30.50', '$25.25', '$12.00'])
    expect(screen.getByText(`The courier collects ${amount}.`)).toBeVisible()
})
