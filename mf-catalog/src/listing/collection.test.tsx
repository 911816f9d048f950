import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  shop.answer('categorywise', listingOf(testProducts(5), 12))
})

test('the sale keeps the server’s ranking, shows its countdown, and can be filtered and sorted', async () => {
  const endsAt = new Date(Date.now() + 90_000).toISOString()
  shop.answer('sale', { status: 'success', data: { name: 'Late sale', endsAt } })
  const page = await openCatalogPage('/products?collection=on-sale&size=10&page=1')
  expect(await screen.findByRole('heading', { level: 1, name: 'On Sale Now' })).toBeVisible()
  const last = () => shop.queriesOf('categorywise').at(-1)
  expect(Object.fromEntries(last() ?? [])).toEqual({
    collection: 'on-sale',
    size: '10',
    page: '1',
  })
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00 Days00 Hours01 Minutes/))
  expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')).toHaveLength(5)
  await userEvent.click(screen.getByRole('checkbox', { name: /Northfield/ }))
  await waitFor(() => expect(page.address()).toBe('/products?collection=on-sale&brand=Northfield&size=10'))
  expect(last()?.get('collection')).toBe('on-sale')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Newest')
  await waitFor(() => expect(last()?.get('sort')).toBe('newest'))
})

test('without a sale there is no countdown', async () => {
  await openCatalogPage('/products?collection=on-sale')
  expect(await screen.findByRole('heading', { level: 1, name: 'On Sale Now' })).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})
