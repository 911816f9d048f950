import { screen, waitFor, within } from '@testing-library/react'
import '../testing/browser'
import { openShop, pageOf, type Shop, testProducts } from '../testing/shop'
import { visit } from '../testing/visit'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.answer('products', pageOf(testProducts(5), 12))
})
afterEach(() => shop.close())

test('the sale is listed as the server ranks it, with its countdown and nothing that could not work', async () => {
  const endsAt = new Date(Date.now() + 90_000).toISOString()
  shop.answer('sale', { status: 'success', data: { name: 'Late sale', endsAt } })
  await visit('/products?collection=on-sale&size=10&page=1')
  expect(await screen.findByRole('heading', { level: 1, name: 'On Sale Now' })).toBeVisible()
  expect(Object.fromEntries(shop.queriesOf('products').at(-1) ?? [])).toEqual({
    collection: 'on-sale',
    size: '10',
    page: '1',
  })
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00 Days00 Hours01 Minutes/))
  expect(screen.queryByRole('combobox', { name: 'Sort By' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')).toHaveLength(5)
})

test('without a running sale there is no countdown', async () => {
  await visit('/products?collection=on-sale')
  expect(await screen.findByRole('heading', { level: 1, name: 'On Sale Now' })).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})
