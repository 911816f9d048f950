import type { OrderParcel } from '@superium/shared/api'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { testOrder, testOrderLine } from '../testing/test-order'
import { OrderParcels } from './order-parcels'

const seller = { slug: 'lake-goods', name: 'Lake Goods', open: true }
const products = [
  testOrderLine(),
  testOrderLine({ lineNumber: 1, name: 'Lake map', variantName: 'Large', quantity: 3, seller }),
]
const own: OrderParcel = {
  _id: 'p1',
  lines: [{ lineNumber: 0, quantity: 2 }],
  shippedAt: '2026-03-01T10:00:00.000Z',
  deliveredAt: '2026-03-03T10:00:00.000Z',
}
const theirs: OrderParcel = {
  ...{ _id: 'p2', seller, lines: [{ lineNumber: 1, quantity: 3 }], shippedAt: '2026-03-02T10:00:00.000Z' },
  tracking: { carrier: 'DHL', number: 'X1', url: 'https://dhl.example/X1' },
}

function show(change: Parameters<typeof testOrder>[1], actionsOf?: (parcel: OrderParcel) => string) {
  const order = testOrder('1', { products, ...change })
  render(
    <MemoryRouter>
      <OrderParcels order={order} label="Parcels" {...(actionsOf && { actionsOf })} />
    </MemoryRouter>,
  )
  const list = screen.getByRole('list', { name: 'Parcels' })
  return [...list.children].map((item) => item.textContent)
}

test('each parcel says which it is, who sold it, where it is and what is in it', () => {
  expect(show({ status: 'Shipped', parcels: [own, theirs] }, ({ _id }) => `Actions of ${_id}`)).toEqual([
    expect.stringMatching(/^Parcel 1 of 2Sold by SuperiumDeliveredMar 3, 20262 × Enamel mugActions of p1$/),
    expect.stringMatching(
      /^Parcel 2 of 2Sold by Lake GoodsShippedMar 2, 2026DHL X1Follow the parcel.*3 × Lake map, LargeActions of p2$/,
    ),
  ])
  expect(screen.getByRole('link', { name: 'Lake Goods' })).toHaveAttribute('href', '/shop/lake-goods')
})

test('pieces that are still to be sent follow the parcels, which have no last one yet', () => {
  const sent = products.map((line) => (line.lineNumber === 0 ? { ...line, shipped: 2 } : { ...line, cancelled: 1 }))
  expect(show({ status: 'Confirmed', products: sent, parcels: [own] })).toEqual([
    expect.stringMatching(/^Parcel 1Sold by Superium/),
    'Still to be sent2 × Lake map, Large',
  ])
})

test('the only parcel of an order needs no number and no list, and a closed shop no link', () => {
  const closed = { ...seller, open: false }
  const [line] = [testOrderLine({ seller: closed })]
  expect(show({ status: 'Shipped', products: [line], parcels: [{ ...theirs, seller: closed }] })).toEqual([
    expect.stringMatching(/^Sold by Lake GoodsShippedMar 2, 2026DHL X1/),
  ])
  const list = within(screen.getByRole('list', { name: 'Parcels' }))
  expect(list.queryByRole('link', { name: 'Lake Goods' })).toBeNull()
})

test('each parcel says what the courier takes, or took', () => {
  const [first, second] = show({
    status: 'Shipped',
    parcels: [
      { ...own, cash: 20, cashState: 'reported' },
      { ...theirs, cash: 30.5, cashState: 'due' },
    ],
  })
  expect(first).toMatch(/The courier took \$20\.00 for this parcel\. We confirm it when the money is here\.$/)
  expect(second).toMatch(/Pay the courier \$30\.50 for this parcel\.$/)
})
