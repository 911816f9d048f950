import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testCategories } from '../testing/answers'
import { open, place } from '../testing/open'
import { list, serve, success } from '../testing/server'

const shop = {
  'GET /shop/categories': () => ({ body: success(testCategories) }),
  'GET /admin/products': () => ({ body: list([testAdminProduct({ active: false, onSale: true, stock: 3 })]) }),
}

test('a row shows picture, name, SKU, category, price, stock and status, and leads to the edit page', async () => {
  serve(shop)
  await open('/superium-admin/products')
  const link = await screen.findByRole('link', { name: 'Stoneware Mug' })
  expect(link).toHaveAttribute('href', '/superium-admin/products/01890000-0000-7000-8000-00000000000a')
  const [, row] = within(screen.getByRole('table', { name: 'Products' })).getAllByRole('row')
  expect(row).toHaveTextContent('Stoneware MugKIT-0001Kitchen$12.503In StockOn saleHidden')
  expect(row?.querySelector('img')).toHaveAttribute('src', '/media/v1-mug/640.webp')
})

test('the category filter is in the address, and the server gets it', async () => {
  const seen = serve(shop)
  await open('/superium-admin/products?page=2')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Books')
  expect(place().path).toBe('/superium-admin/products?category=books')
  await screen.findByRole('link', { name: 'Stoneware Mug' })
  expect(seen.map(({ line }) => line)).toContain('GET /api/v1/admin/products?page=0&size=20&category=books')
})
