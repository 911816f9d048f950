import { $toasts } from '@superium/shared/state'
import { list, success, toasts } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testCategories } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'
import { readLook } from './look/table-look'

const shop = {
  'GET /shop/categories': () => success(testCategories),
  'GET /admin/products': () => list([testAdminProduct({ active: false, onSale: true, stock: 3 })]),
}

test('a row shows picture, name, SKU, category, seller, price, stock and status, and links to the edit page', async () => {
  answerAdminApi(shop)
  await openAdminPage('/superium-admin/products')
  const link = await screen.findByRole('link', { name: 'Stoneware Mug' })
  expect(link).toHaveAttribute('href', '/superium-admin/products/01890000-0000-7000-8000-00000000000a')
  const [, row] = within(screen.getByRole('table', { name: 'Products' })).getAllByRole('row')
  expect(row).toHaveTextContent('Stoneware MugKIT-0001KitchenSuperium$12.503In StockOn saleArchived')
  expect(row?.querySelector('img')).toHaveAttribute('src', '/media/v1-mug/640.webp')
})

test('a seller’s product shows the shop with a link to it', async () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods' }
  answerAdminApi({ ...shop, 'GET /admin/products': () => list([testAdminProduct({ seller })]) })
  await openAdminPage('/superium-admin/products')
  expect(await screen.findByRole('link', { name: 'Lake Goods' })).toHaveAttribute('href', '/shop/lake-goods')
})

test("the list can show only one seller's products", async () => {
  const seller = '01890000-0000-7000-8000-000000000007'
  const { calls } = answerAdminApi({
    ...shop,
    'GET /admin/sellers': () => list([{ id: seller, shopName: 'Lake Goods' }]),
  })
  await openAdminPage(`/superium-admin/products?owner=${seller}`)
  const filter = await screen.findByRole('combobox', { name: 'Seller' })
  expect(await within(filter).findByRole('option', { name: 'Lake Goods' })).toBeInTheDocument()
  expect(filter).toHaveValue(seller)
  expect(calls.map(({ line }) => line).find((line) => line.startsWith('GET /admin/products'))).toContain(
    `owner=${seller}`,
  )
})

test('a column label that is clicked to sort keeps the focus', async () => {
  answerAdminApi(shop)
  const page = await openAdminPage('/superium-admin/products')
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  const head = () => screen.getByRole('link', { name: 'Price' })
  head().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(page.address()).toContain('sort=price-low'))
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  await waitFor(() => expect(head()).toHaveFocus())
})

test('a product without stock is sold out, whatever its status', async () => {
  answerAdminApi({
    ...shop,
    'GET /admin/products': () => list([testAdminProduct({ stock: 0, availability: 'sold-out' })]),
  })
  await openAdminPage('/superium-admin/products')
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  const [, row] = within(screen.getByRole('table', { name: 'Products' })).getAllByRole('row')
  expect(row).toHaveTextContent('0Sold out')
})

test('the category filter is in the URL and is sent to the server', async () => {
  const { calls } = answerAdminApi(shop)
  const page = await openAdminPage('/superium-admin/products?after=abc')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Books')
  expect(page.address()).toBe('/superium-admin/products?category=books')
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  expect(calls.map(({ line }) => line)).toContain('GET /admin/products?size=20&category=books')
})

test('an estimated count is marked as such, and the next page keeps filters and sort order', async () => {
  const answer = { ...list([testAdminProduct()]), count: 1_000_000, countIsExact: false, next: 'n3xt' }
  const { calls } = answerAdminApi({ ...shop, 'GET /admin/products': () => answer })
  const page = await openAdminPage('/superium-admin/products?sort=name&state=archived')
  expect(await screen.findByText('About 1,000,000 in all')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(page.address()).toBe('/superium-admin/products?sort=name&state=archived&after=n3xt')
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  expect(calls.map(({ line }) => line)).toContain('GET /admin/products?size=20&sort=name&state=archived&after=n3xt')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, lowest first')
  expect(page.address()).toBe('/superium-admin/products?sort=price-low&state=archived')
})

test('above the counting limit of the API, the page shows “More than”', async () => {
  const answer = { ...list([testAdminProduct()]), count: 10_000, countIsExact: false, countIsLeast: true }
  answerAdminApi({ ...shop, 'GET /admin/products': () => answer })
  await openAdminPage('/superium-admin/products?search=mug')
  expect(await screen.findByText('More than 10,000')).toBeVisible()
})

test('the list is sorted by stock and by its column labels, starting at the first page', async () => {
  const { calls } = answerAdminApi(shop)
  const page = await openAdminPage('/superium-admin/products?after=n3xt')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Stock, most first')
  const head = () => screen.getByRole('columnheader', { name: 'Stock' })
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'))
  expect(page.address()).toBe('/superium-admin/products?sort=most-left')
  expect(screen.getByRole('columnheader', { name: 'Price' })).not.toHaveAttribute('aria-sort')
  // A reload replaces the table with placeholders first.
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  await userEvent.click(within(head()).getByRole('link'))
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'))
  expect(page.address()).toBe('/superium-admin/products?sort=fewest-left')
  expect(calls.map(({ line }) => line)).toContain('GET /admin/products?size=20&sort=fewest-left')
})

const bulk = 'POST /admin/products/bulk'
const row = (change: object = {}) => ({
  ...{ id: testAdminProduct()._id, name: 'Stoneware Mug', sku: 'KIT-0001', outcome: 'changed', endsSale: true },
  changes: [{ field: 'price', before: 12.5, after: 13.75 }],
  ...change,
})

test("the selected products are changed after a preview of each product's changes", async () => {
  const refused = row({ id: 'x', outcome: 'refused', reason: 'Only 2 are left.', changes: [] })
  const { callsTo } = answerAdminApi({
    ...shop,
    [bulk]: ({ body }) => success({ rows: body.dryRun ? [row(), refused] : [row()] }),
  })
  await openAdminPage('/superium-admin/products')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select the one on this page' }))
  expect(screen.getByRole('checkbox', { name: 'Select Stoneware Mug' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Change…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 product' }))
  expect(dialog.getByRole('button', { name: 'Not now' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose what shall change.')
  await userEvent.selectOptions(dialog.getByLabelText('Price'), 'By per cent')
  await userEvent.type(dialog.getByLabelText('Per cent, such as -10'), '10')
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('1 would change, 0 stay as they are, 1 not possible')).toBeVisible()
  expect(dialog.getByText('Only 2 are left.')).toBeVisible()
  expect(dialog.getByText('$12.50').tagName).toBe('DEL')
  expect(dialog.getByText('ends its part in the sale')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 product' }))
  expect(await dialog.findByText('1 changed, 0 as before, 0 not possible')).toBeVisible()
  const [asked, done] = callsTo(bulk).map(({ body }) => body)
  expect(asked).toMatchObject({
    ...{ dryRun: true, change: { pricePercent: 10 }, products: [{ id: testAdminProduct()._id, edition: 1 }] },
  })
  expect(done).toEqual({ ...asked, dryRun: false })
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument()
})

test('columns can be hidden and rows made compact, and the device remembers it', async () => {
  localStorage.clear()
  answerAdminApi(shop)
  await openAdminPage('/superium-admin/products')
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const panel = document.querySelector('[popover]') as HTMLElement
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
  await userEvent.click(await screen.findByLabelText('SKU'))
  expect(screen.queryByRole('columnheader', { name: 'SKU' })).not.toBeInTheDocument()
  expect(readLook(localStorage.getItem('superium-admin-products-look'))).toEqual({ hidden: ['SKU'], compact: false })
  localStorage.clear()
})

test('all matching products are exported as a file', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:test'
  }
  HTMLAnchorElement.prototype.click = () => undefined
  const { calls } = answerAdminApi({ ...shop, 'GET /admin/products/export': () => new Response('id,title') })
  await openAdminPage('/superium-admin/products?state=archived&sort=name')
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(calls.map(({ line }) => line)).toContain('GET /admin/products/export?state=archived')
})

test('a saved view opens its filters', async () => {
  const view = { _id: testAdminProduct()._id, name: 'Old books', query: 'category=books&state=archived' }
  answerAdminApi({ ...shop, 'GET /admin/views/products': success([view]) })
  await openAdminPage('/superium-admin/products')
  const link = await screen.findByRole('link', { name: 'Old books' })
  expect(link).toHaveAttribute('href', '/superium-admin/products?category=books&state=archived')
})

test('a product is archived from its row, and the message offers Undo', async () => {
  let product = testAdminProduct({ edition: 4 })
  const api = answerAdminApi({
    ...shop,
    'GET /admin/products': () => list([product]),
    [`PATCH /admin/products/${product._id}`]: ({ body }) => {
      product = testAdminProduct({ active: body.active, edition: product.edition + 1 })
      return success(product)
    },
  })
  await openAdminPage('/superium-admin/products')
  await userEvent.click(await screen.findByRole('button', { name: 'Archive Stoneware Mug' }))
  expect(await screen.findByRole('button', { name: 'Show Stoneware Mug in the shop' })).toBeVisible()
  expect(toasts()).toContain('Stoneware Mug is archived: nobody sees or buys it')
  act(() => $toasts.get().at(-1)?.action?.run())
  expect(await screen.findByRole('button', { name: 'Archive Stoneware Mug' })).toBeVisible()
  expect(api.callsTo(`PATCH /admin/products/${product._id}`).map(({ body }) => body)).toEqual([
    { active: false, edition: 4 },
    { active: true, edition: 5 },
  ])
})
