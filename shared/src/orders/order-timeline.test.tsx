import { render, screen, within } from '@testing-library/react'
import { OrderTimeline } from './order-timeline'
import { OrderTracking } from './order-tracking'

const lake = { slug: 'lake-goods', name: 'Lake Goods', open: true }
const at = '2026-03-01T10:00:00.000Z'

test('the timeline tells each event with its pieces, note and actor, the latest first', () => {
  render(
    <OrderTimeline
      label="History"
      timeline={[
        { kind: 'status', status: 'Pending', at, actor: 'buyer' },
        { kind: 'paid', status: 'Pending', at, actor: 'admin', note: 'Check 17' },
        { kind: 'parcel', status: 'Shipped', at, actor: 'admin', actorName: 'Mina Manager' },
        {
          ...{ kind: 'lines-cancelled', status: 'Pending', at, actor: 'buyer', note: 'Too many' },
          lines: [{ name: 'Mug', variantName: 'Red', quantity: 2 }],
        },
        { kind: 'expired', status: 'Cancelled', at, actor: 'system' },
        {
          ...{ kind: 'cash-confirmed', status: 'Shipped', at, actor: 'admin', seller: lake },
          received: [{ amount: 17.75, parcel: 'p1', seller: lake }],
        },
        {
          ...{ kind: 'paid', status: 'Delivered', at, actor: 'admin' },
          received: [{ amount: 53.25, parcel: 'p2' }, { amount: 2 }],
        },
      ]}
    />,
  )
  const events = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(events.map((event) => [...event.querySelectorAll('p')].map((line) => line.textContent))).toEqual([
    ['Payment received', '$53.25 for the parcel from Superium', '$2.00', expect.stringMatching(/by Superium$/)],
    ['Cash of a parcel received', '$17.75 for the parcel from Lake Goods', expect.stringMatching(/by Superium$/)],
    ['Cancelled: not paid in time', expect.stringMatching(/^Mar 1, 2026, \d\d:\d\d$/)],
    ['Items cancelled', '2 × Mug, Red', 'Too many', expect.stringMatching(/by you$/)],
    ['Parcel sent', expect.stringMatching(/ · by Superium · Mina Manager$/)],
    ['Payment received', 'Check 17', expect.stringMatching(/by Superium$/)],
    ['Pending', expect.stringMatching(/by you$/)],
  ])
})

test('times are written with 24 hours, as everywhere', () => {
  const evening = new Date(2026, 10, 23, 19, 59).toISOString()
  render(
    <OrderTimeline label="History" timeline={[{ kind: 'status', status: 'Pending', at: evening, actor: 'buyer' }]} />,
  )
  expect(screen.getByText('Nov 23, 2026, 19:59')).toBeVisible()
})

test('tracking links to https addresses only', () => {
  const { rerender } = render(
    <OrderTracking tracking={{ carrier: 'DHL', number: 'X1', url: 'https://dhl.example/X1' }} />,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://dhl.example/X1')
  rerender(<OrderTracking tracking={{ carrier: 'DHL', number: 'X1', url: 'javascript:alert(1)' }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('X1')).toBeVisible()
})
