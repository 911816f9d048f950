import { list, success } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testCategories } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

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
  expect(row).toHaveTextContent('Stoneware MugKIT-0001KitchenSuperium$12.503In StockOn saleHidden')
  expect(row?.querySelector('img')).toHaveAttribute('src', '/media/v1-mug/640.webp')
})

test('a seller’s product names the shop, with a link to it', async () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods' }
  answerAdminApi({ ...shop, 'GET /admin/products': () => list([testAdminProduct({ seller })]) })
  await openAdminPage('/superium-admin/products')
  expect(await screen.findByRole('link', { name: 'Lake Goods' })).toHaveAttribute('href', '/shop/lake-goods')
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
  const page = await openAdminPage('/superium-admin/products?page=2')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Books')
  expect(page.address()).toBe('/superium-admin/products?category=books')
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  expect(calls.map(({ line }) => line)).toContain('GET /admin/products?page=0&size=20&category=books')
})
