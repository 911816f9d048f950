import type { Order } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { answersShown, problem, type Reply, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const SELLER = '01890000-0000-7000-8000-0000000000e1'
const page = (data: Order[], change: object = {}) => ({
  ...{ status: 'success', data, count: data.length, countIsExact: true, ...change },
})
const sellers = { status: 'success', data: [{ id: SELLER, shopName: 'Lake Goods' }], count: 1 }
const some = {
  'GET /admin/orders': () => page([testOrder()], { count: 45, next: 'abc' }),
  'GET /admin/sellers': sellers,
}
const asked = (calls: { line: string }[]) =>
  calls.map(({ line }) => line).filter((line) => line.includes('/admin/orders'))

test('a row shows number, customer, first line, total, payment and status, and links to the order', async () => {
  const [line] = testOrder().products
  const products = [
    { ...line, variantName: 'Blue', sku: 'KIT-1' },
    { ...line, lineNumber: 1 },
  ] as Order['products']
  const returns: Order['returns'] = [
    { _id: SELLER, state: 'requested', reason: '', lines: [], requestedAt: '2026-11-22T10:00:00.000Z', refund: 0 },
  ]
  answerAdminApi({ ...some, 'GET /admin/orders': page([testOrder({ products, returns, status: 'Shipped' })]) })
  await openAdminPage('/superium-admin/orders')
  const link = await screen.findByRole('link', { name: 'S-1001' })
  expect(link).toHaveAttribute('href', '/superium-admin/orders/01890000-0000-7000-8000-000000000001')
  const [, row] = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row')
  expect(row).toHaveTextContent(
    /S-1001Nov 20, 2026.*Mina Buyerbuyer@superium.example2 × Stoneware Mug, BlueKIT-1 · 1 more line\$53\.75ShippedCash on deliveryReturn waits/,
  )
})

test('placeholder rows show while the orders load', async () => {
  let answer = (_: Reply): void => {}
  answerAdminApi({ ...some, 'GET /admin/orders': () => new Promise((resolve) => (answer = resolve)) })
  await openAdminPage('/superium-admin/orders')
  expect(await screen.findByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true')
  answer(page([testOrder()]))
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false')
})

test('search, filters, sort order and page are in the URL and are sent to the server', async () => {
  const { calls } = answerAdminApi(some)
  const wanted = `search=mina&status=Shipped&paid=open&payment=check_payments&sort=oldest&from=2026-11-01&to=2026-11-20&seller=${SELLER}&returns=waiting&acceptedFrom=2026-11-02&acceptedTo=2026-11-03&coupon=SPRING&person=u1`
  const opened = await openAdminPage(`/superium-admin/orders?${wanted}&size=50&before=xyz&page=3`)
  await screen.findByRole('link', { name: 'S-1001' })
  expect(asked(calls)).toEqual([`GET /admin/orders?size=50&${wanted}&before=xyz`])
  expect(screen.getByRole('searchbox')).toHaveValue('mina')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Shipped')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Seller' })).toHaveDisplayValue('Lake Goods'))
  expect(screen.getByText('Filters (11)')).toBeVisible()
  expect(screen.getByText('45 in all')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', expect.stringContaining('after=abc'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Paid')
  expect(opened.address()).not.toContain('before=')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(opened.address()).toBe('/superium-admin/orders?search=mina&sort=oldest&size=50')
})

test('orders with a refund to pay are chosen by a filter', async () => {
  const { calls } = answerAdminApi(some)
  const opened = await openAdminPage('/superium-admin/orders')
  await userEvent.click(await screen.findByText('Filters'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Refund' }), 'Refund to pay')
  await waitFor(() => expect(asked(calls).at(-1)).toBe('GET /admin/orders?size=20&refund=to-pay'))
  expect(opened.address()).toBe('/superium-admin/orders?refund=to-pay')
})

test('malformed filters in the URL are not sent', async () => {
  const { calls } = answerAdminApi(some)
  await openAdminPage(
    '/superium-admin/orders?status=Lost&paid=x&payment=y&sort=z&from=soon&seller=me&returns=no&refund=x&after=%20',
  )
  await screen.findByRole('link', { name: 'S-1001' })
  expect(asked(calls)).toEqual(['GET /admin/orders?size=20'])
})

test('an empty result offers to show all orders', async () => {
  answerAdminApi({ ...some, 'GET /admin/orders': page([]) })
  await openAdminPage('/superium-admin/orders?search=nobody')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/superium-admin/orders')
})

test('a failure shows the reason and Try again', async () => {
  let broken = true
  answerAdminApi({
    ...some,
    'GET /admin/orders': () =>
      broken ? problem(500, 'Something went wrong on our side.') : some['GET /admin/orders'](),
  })
  await openAdminPage('/superium-admin/orders')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
})

const idOf = (n: number) => `01890000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const many = Array.from({ length: 7 }, (_, n) =>
  testOrder({ _id: idOf(n), orderNumber: `S-${n}`, status: n === 6 ? 'Pending' : 'Confirmed' }),
)

test('selected orders are shipped together; each shows its result, and failed ones can be retried', async () => {
  const sent: string[][] = []
  let down = true
  answerAdminApi({
    ...some,
    'GET /admin/orders': page(many),
    'POST /admin/orders/ship': ({ body: { ids } }) => {
      sent.push(ids)
      if (sent.length === 2 && down) return problem(503, 'The shop is busy.')
      return success(
        ids.map((_id: string) =>
          _id === idOf(6)
            ? { _id, orderNumber: 'S-6', outcome: 'refused', reason: 'It is pending.' }
            : { _id, orderNumber: `S-${Number(_id.slice(-2))}`, outcome: 'shipped' },
        ),
      )
    },
  })
  await openAdminPage('/superium-admin/orders')
  const open = await screen.findByRole('button', { name: 'Mark shipped' })
  expect(open).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Select orders first.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order S-3' }))
  expect(screen.getByText('6 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked()
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Mark 6 orders as shipped?' })
  expect(dialog).toHaveTextContent('1 of them is not ready to be sent')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark shipped' }))
  expect(await within(dialog).findByText('5 shipped, 1 not changed.')).toBeVisible()
  const results = within(dialog).getByRole('list', { name: 'What became of each order' })
  expect(within(results).getAllByRole('listitem').at(-1)).toHaveTextContent('S-6 Not knownThe shop is busy.')
  down = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try 1 again' }))
  expect(await within(results).findByText('It is pending.')).toBeVisible()
  expect(sent).toEqual([[0, 1, 2, 4, 5].map(idOf), [idOf(6)], [idOf(6)]])
  const [, close] = within(dialog).getAllByRole('button', { name: 'Close' })
  await userEvent.click(close ?? dialog)
  expect(await screen.findByText('Select orders first.')).toBeVisible()
})

test('the cash of selected orders is confirmed after amounts, sellers and times are shown', async () => {
  const lake = { slug: 'lake-goods', name: 'Lake Goods', open: true }
  const reportedAt = '2026-11-22T10:00:00.000Z'
  const cash = [{ parcel: SELLER, amount: 17.75, reportedAt, seller: lake }]
  const orders = [testOrder({ _id: idOf(0), orderNumber: 'S-0', cashToConfirm: cash }), many[1] ?? testOrder()]
  const bodies: unknown[] = []
  const { calls } = answerAdminApi({
    ...some,
    'GET /admin/orders': page(orders),
    'POST /admin/orders/cash': ({ body }) => {
      bodies.push(body)
      return success([{ _id: idOf(0), orderNumber: 'S-0', outcome: 'confirmed' }])
    },
  })
  await openAdminPage('/superium-admin/orders?cash=to-confirm')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select order S-1' }))
  expect(asked(calls)).toEqual(['GET /admin/orders?size=20&cash=to-confirm'])
  expect(screen.getByText('$17.75 to confirm')).toBeVisible()
  const open = screen.getByRole('button', { name: 'Confirm cash' })
  expect(open).toHaveAccessibleDescription('Select orders with cash to confirm first.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Is the cash of 1 order here?' })
  expect(dialog).toHaveTextContent('$17.75 in all')
  expect(dialog).toHaveTextContent('1 selected order has no cash to confirm.')
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^S-0 · \$17\.75reported by Lake Goods, Nov 22, 2026/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm cash' }))
  expect(await within(dialog).findByText('1 confirmed.')).toBeVisible()
  expect(bodies).toEqual([{ orders: [{ id: idOf(0), parcels: [SELLER] }] }])
})

test('cancelling the shipping dialog keeps the selection', async () => {
  answerAdminApi({ ...some, 'GET /admin/orders': page(many) })
  await openAdminPage('/superium-admin/orders')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select order S-3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark shipped' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select order S-3' })).toBeChecked()
})

test('the filtered orders are saved as a file, or the error is shown', async () => {
  const { calls, answer } = answerAdminApi({
    ...some,
    'GET /admin/orders/export': problem(503, 'Two exports run already.'),
  })
  await openAdminPage('/superium-admin/orders?status=Shipped&after=abc')
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(toasts()).toEqual(['Two exports run already.']))
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  URL.createObjectURL = () => 'blob:orders'
  URL.revokeObjectURL = () => {}
  answer('GET /admin/orders/export', () => new Response('number\r\n', { headers: { 'content-type': 'text/csv' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(toasts()).toContain('The file is saved.'))
  expect(calls.at(-1)?.line).toBe('GET /admin/orders/export?status=Shipped')
})

test('packing slips and invoices of the selected orders are printed, one per sheet', async () => {
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  const papers: string[][] = []
  window.print = () => {
    papers.push([...document.querySelectorAll('body > section')].map(({ textContent }) => textContent ?? ''))
  }
  const [one, two, sent] = many.map((order, index) => ({ ...order, status: index === 2 ? 'Cancelled' : order.status }))
  const gone = sent && { ...sent, products: sent.products.map((line) => ({ ...line, cancelled: line.quantity })) }
  answerAdminApi({
    ...some,
    'GET /admin/orders': page(many.slice(0, 3)),
    ...Object.fromEntries(
      [one, two, gone].flatMap((order) => [
        [`GET /admin/orders/${order?._id}`, success(order)],
        [`GET /admin/orders/${order?._id}/senders`, success([{ name: 'Superium', address: ['1 Shop Street'] }])],
      ]),
    ),
    'GET /shop/settings': success({ address: ['1 Shop Street'] }),
  })
  await openAdminPage('/superium-admin/orders')
  const slips = await screen.findByRole('button', { name: 'Print packing slips' })
  expect(slips).toHaveAccessibleDescription('Select orders first.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(slips)
  await waitFor(() => expect(papers).toHaveLength(1))
  expect(papers[0]).toEqual([expect.stringMatching(/S-0.*SKU/s), expect.stringMatching(/S-1/)])
  expect(toasts()).toContain('There is nothing to pack in S-2.')
  await userEvent.click(screen.getByRole('button', { name: 'Print invoices' }))
  await waitFor(() => expect(papers).toHaveLength(2))
  expect(papers[1]?.map((text) => /S-\d/.exec(text)?.[0])).toEqual(['S-0', 'S-1', 'S-2'])
  expect(document.querySelector('body > section')).toBeNull()
})

test('leaving the page cancels printing', async () => {
  $toasts.set([])
  const [one, two] = many
  const { answer, calls } = answerAdminApi({ ...some, 'GET /admin/orders': page(many.slice(0, 2)) })
  let arrive = (): void => {}
  const slow = new Promise<void>((resolve) => {
    arrive = resolve
  })
  answer(`GET /admin/orders/${one?._id}`, async () => {
    await slow
    return success(one)
  })
  const { go } = await openAdminPage('/superium-admin/orders')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Print invoices' }))
  await waitFor(() => expect(calls.at(-1)?.name).toBe(`GET /admin/orders/${one?._id}`))
  await go('/superium-admin/messages')
  await screen.findByRole('heading', { name: 'Messages' })
  arrive()
  await answersShown()
  expect(calls.map(({ name }) => name)).not.toContain(`GET /admin/orders/${two?._id}`)
  expect(toasts()).toEqual([])
})
