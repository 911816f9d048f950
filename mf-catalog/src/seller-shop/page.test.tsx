import type { SellerShop } from '@superium/shared/api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { shopOf } from '../testing/product-samples'
import type { ShopData } from './loader'
import { handle } from './route-handle'

let shop: Shop
beforeEach(() => {
  shop = answerShopApi()
})

async function open(data: SellerShop = shopOf()) {
  shop.answer('sellers/lake-goods', { status: 'success', data })
  const page = await openCatalogPage('/shop/lake-goods')
  await screen.findByRole('heading', { level: 1, name: 'Lake Goods' })
  return page
}
const last = () => shop.queriesOf('categorywise').at(-1)

test('a shop shows who it is, and asks for its own products of every price', async () => {
  await open()
  expect(screen.getByText('We live by the lake.')).toBeVisible()
  expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible()
  for (const fact of ['4.3 (3 reviews)', '42 products', 'Dhaka', 'On Superium since January 2026'])
    expect(screen.getByText(fact)).toBeVisible()
  expect(Object.fromEntries(last() ?? [])).toEqual({
    ...{ seller: 'lake-goods', page: '0', size: '5', sortId: '1', sort: 'mixed' },
  })
  expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')).toHaveLength(5)
})

test('sorting and paging are in the address and on the server', async () => {
  const page = await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'newest')
  await waitFor(() => expect(page.address()).toBe('/shop/lake-goods?sort=newest'))
  await userEvent.click(screen.getByRole('button', { name: /Next/ }))
  await waitFor(() => expect(page.address()).toBe('/shop/lake-goods?sort=newest&page=1'))
  expect(last()?.get('seller')).toBe('lake-goods')
  expect(last()?.get('page')).toBe('1')
})

test('the products of a shop are filtered like any listing', async () => {
  const page = await open()
  await userEvent.click(screen.getByRole('checkbox', { name: /Rust/ }))
  await waitFor(() => expect(page.address()).toBe('/shop/lake-goods?colour=Rust'))
  expect(last()?.getAll('colour')).toEqual(['Rust'])
  expect(last()?.get('seller')).toBe('lake-goods')
  shop.answer('categorywise', listingOf([], 0))
  await userEvent.click(screen.getByRole('checkbox', { name: /^M/ }))
  expect(await screen.findByText('No product of this shop matches the filters.')).toBeVisible()
  shop.answer('categorywise', listingOf(testProducts(5), 42))
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(page.address()).toBe('/shop/lake-goods'))
})

test('a shop without reviews and products says so, and leads back to the shop', async () => {
  shop.answer('categorywise', listingOf([], 0))
  const { rating: _, ...unrated } = shopOf({ reviewCount: 0, productCount: 0 })
  await open(unrated)
  expect(screen.getByText('No reviews yet')).toBeVisible()
  expect(screen.getByText('This shop has nothing on sale right now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'RETURN TO SHOP' })).toHaveAttribute('href', '/products')
})

test.each([400, 404])('a shop that the API answers with %d is a 404', async (code) => {
  shop.answer('sellers/gone', { status: 'error', code, message: 'There is no such shop.' })
  await openCatalogPage('/shop/gone')
  expect(await screen.findByText('status 404')).toBeVisible()
})

test('search engines get the name, the words and the rating; a shop without products is not indexed', () => {
  const url = new URL('http://shop.example/shop/lake-goods')
  const meta = (count: number) => handle.meta?.({ shop: shopOf(), count } as ShopData, { params: {}, url })
  expect(meta(3)).toMatchObject({ title: 'Lake Goods', description: 'We live by the lake.', indexed: true })
  expect(meta(3)?.jsonLd?.[0]).toMatchObject({
    '@type': 'Store',
    url: 'http://shop.example/shop/lake-goods',
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
  })
  expect(meta(0)?.indexed).toBe(false)
})

test('the products of a page keep the seller’s slug out of other listings', async () => {
  shop.answer('categorywise', listingOf(testProducts(2), 2))
  await openCatalogPage('/products')
  await screen.findByRole('list', { name: 'Products' })
  expect(last()?.has('seller')).toBe(false)
})
