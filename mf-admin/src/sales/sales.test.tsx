import type { AdminSale } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { list, problem, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'
import { fromLocal } from './local-time'

const sale: AdminSale = {
  ...{ _id: '01890000-0000-7000-8000-0000000000aa', name: 'Winter', state: 'running', products: 12 },
  ...{ startsAt: '2026-11-20T09:30:00.000Z', endsAt: '2036-11-27T09:30:00.000Z', units: 7, revenue: 84.5 },
}
const END = `POST /admin/sales/${sale._id}/end`
const item = {
  ...{ _id: '01890000-0000-7000-8000-0000000000bb', name: 'Stoneware Mug', price: 20, salePrice: 15, percent: 25 },
}
const books = { name: 'Books', keyword: 'books', image: '', count: 3 }

test('the list shows the results of each sale, and a sale can be ended after a confirmation', async () => {
  $toasts.set([])
  let state = sale.state
  const api = answerAdminApi({
    'GET /admin/sales': () => list([{ ...sale, state }], 1),
    [END]: () => {
      state = 'ended'
      return success({ ...sale, state, items: [] })
    },
  })
  await openAdminPage('/superium-admin/sales')
  expect(await screen.findByRole('link', { name: 'Winter' })).toHaveAttribute(
    'href',
    `/superium-admin/sales/${sale._id}`,
  )
  const [, row] = within(screen.getByRole('table', { name: 'Sales' })).getAllByRole('row')
  expect(row).toHaveTextContent('$84.50')
  expect(screen.getByText(/Times are in your time zone, \S+ \(UTC/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'End now: the sale Winter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End this sale now?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(toasts()).toEqual(['The sale is over.']))
  expect(api.callsTo(END)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End now/ })).not.toBeInTheDocument())
})

test('a sale is previewed and scheduled; a conflict with another sale is shown, and typed values stay', async () => {
  $toasts.set([])
  let refuse = true
  const variants = [
    { name: 'Rust', price: 20, salePrice: 15 },
    { name: 'Blue', price: 28, salePrice: 23 },
  ]
  const plan = { products: 1, unchanged: 0, overlaps: [], preview: [{ ...item, struckThrough: 19, variants }] }
  const api = answerAdminApi({
    'GET /shop/categories': () => list([books], 1),
    'GET /admin/products': () => ({ ...list([{ _id: item._id, name: item.name, sku: 'M-1', price: 20 }], 1) }),
    'POST /admin/sales': ({ body }) => {
      if (body.dryRun) return success(plan)
      return refuse
        ? problem(409, 'Stoneware Mug is in the sale “Winter”.', { field: 'rules' })
        : success({ ...plan, sale: sale._id })
    },
    [`GET /admin/sales/${sale._id}`]: success({ ...sale, items: [{ ...item, current: 15, units: 7, revenue: 84.5 }] }),
  })
  await openAdminPage('/superium-admin/sales/new')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Spring')
  await userEvent.type(screen.getByLabelText(/^Ends/), '2036-03-01T10:00')
  await userEvent.selectOptions(await screen.findByLabelText('Add a category'), 'Books')
  await userEvent.click(screen.getByRole('button', { name: 'Preview prices' }))
  expect(await screen.findByText('Per cent off is 1 to 90, with at most two decimals')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /^Per cent off/ }), '12.5')
  await userEvent.click(screen.getByRole('button', { name: 'Preview prices' }))
  expect(await screen.findByText(/^1 product becomes cheaper/)).toBeVisible()
  const row = screen.getByRole('link', { name: 'Stoneware Mug' }).closest('tr')
  for (const shown of ['$20.00 – $28.00', '$15.00 – $23.00', '$19.00 – $27.00', 'Blue: $28.00, in the sale $23.00'])
    expect(row).toHaveTextContent(shown)
  const rules = [{ category: 'books', percent: 12.5 }]
  const end = fromLocal('2036-03-01T10:00')
  expect(api.callsTo('POST /admin/sales')[0]?.body).toMatchObject({ rules, endsAt: end, dryRun: true })

  await userEvent.click(screen.getByRole('button', { name: 'Schedule sale' }))
  expect(await screen.findByText(/Stoneware Mug is in the sale/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Spring')
  refuse = false
  await userEvent.click(screen.getByRole('button', { name: 'Schedule sale' }))
  await waitFor(() => expect(toasts()).toEqual(['Spring is scheduled']))
  expect(api.callsTo('POST /admin/sales').at(-1)?.body).toMatchObject({ name: 'Spring', rules, leaveOutTaken: false })
  expect(await screen.findByText('It has begun: only its name and its end can be changed.')).toBeVisible()
  const products = within(screen.getByRole('table', { name: 'Its products' }))
  expect(products.getByRole('link', { name: 'Stoneware Mug' })).toHaveAttribute(
    'href',
    `/superium-admin/products/${item._id}`,
  )
})

test('a save shows what another administrator has saved meanwhile, and later saves do not undo it', async () => {
  let now = { ...sale, items: [] }
  const [theirEnd, ownEnd] = ['2036-12-24T10:00', '2036-12-27T10:00']
  const PATCH = `PATCH /admin/sales/${sale._id}`
  const api = answerAdminApi({
    [`GET /admin/sales/${sale._id}`]: () => success(now),
    [PATCH]: ({ body }) => {
      now = { ...now, name: 'Their Winter', endsAt: fromLocal(theirEnd) ?? '', ...body }
      return success(now)
    },
  })
  await openAdminPage(`/superium-admin/sales/${sale._id}`)
  const retype = async (label: RegExp, text: string): Promise<void> => {
    await userEvent.clear(await screen.findByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), text)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  await retype(/^Name/, 'Own Winter')
  await waitFor(() => expect(screen.getByLabelText(/^Ends/)).toHaveValue(theirEnd))
  expect(await screen.findByText('Own Winter')).toBeVisible()
  await retype(/^Ends/, ownEnd)
  await waitFor(() => expect(api.callsTo(PATCH)).toHaveLength(2))
  expect(api.callsTo(PATCH).map(({ body }) => body)).toEqual([{ name: 'Own Winter' }, { endsAt: fromLocal(ownEnd) }])
  expect(await screen.findByDisplayValue('Their Winter')).toBeVisible()
})
