import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, pageOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

let shop: Shop
let clock: jest.SpiedFunction<typeof Date.now>
beforeEach(async () => {
  // A fixed clock keeps the countdown independent of the speed of the machine.
  clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  shop = answerShopApi()
  shop.answer('products', (query) =>
    pageOf(testProducts(Number(query.get('size')), { name: query.get('collection') ?? '' })),
  )
})
afterEach(async () => {
  clock.mockRestore()
})

// A failed block logs its error.
jest.spyOn(console, 'error').mockImplementation(() => {})

const failure = { status: 'error', code: 500, message: 'Something failed.' }
const sale = (ms: number) => ({
  status: 'success',
  data: { name: 'Late sale', endsAt: new Date(Date.now() + ms).toISOString() },
})
const asked = (collection: string) =>
  shop.queriesOf('products').filter((query) => query.get('collection') === collection)

test('strip and phone card link to every category', async () => {
  await openCatalogPage('/')
  const strip = await screen.findByRole('navigation', { name: 'Shop by category' })
  expect(within(strip).getByRole('link', { name: 'T-Shirts' })).toHaveAttribute('href', '/category?category=tshirts')
  expect(screen.getByRole('link', { name: 'Books 30' })).toHaveAttribute('href', '/category?category=books')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('On Sale Now shows five products, a countdown and SHOP MORE', async () => {
  shop.answer('sale', sale(2 * 86_400_000 + 3_600_000 + 61_000))
  await openCatalogPage('/')
  const list = await screen.findByRole('list', { name: 'On Sale Now' })
  expect(within(list).getAllByRole('article')).toHaveLength(5)
  expect(screen.getByRole('timer')).toHaveTextContent(/02 Days01 Hours01 Minutes01 Seconds/)
  expect(screen.getByRole('link', { name: 'SHOP MORE' })).toHaveAttribute('href', '/products')
})

test.each([
  ['none runs', { status: 'success', data: null }],
  ['its call fails', failure],
])('there is no sale block when %s', async (_, answer) => {
  shop.answer('sale', answer)
  await openCatalogPage('/')
  await screen.findByRole('list', { name: 'Best Seller' })
  expect(screen.queryByText('On Sale Now')).not.toBeInTheDocument()
})

test('when the sale ends its block disappears and prices reload', async () => {
  shop.answer('sale', sale(60_000))
  await openCatalogPage('/')
  await screen.findByRole('list', { name: 'On Sale Now' })
  shop.answer('sale', { status: 'success', data: null })
  clock.mockReturnValue(Date.now() + 60_000)
  await waitFor(() => expect(screen.queryByText('On Sale Now')).not.toBeInTheDocument())
  await waitFor(() => expect(asked('best-seller')).toHaveLength(2))
})

test('Featured Category shows every returned product with its category', async () => {
  await openCatalogPage('/')
  const grid = await screen.findByRole('list', { name: 'Featured Category' })
  expect(Object.fromEntries(asked('featured')[0] ?? [])).toMatchObject({ page: '0', size: '5' })
  expect(within(grid).getAllByRole('article')).toHaveLength(5)
  expect(within(grid).getAllByRole('link', { name: 'Books' })[0]).toHaveAttribute('href', '/category?category=books')
})

test('four tabs of 11, 10, 10 and 10 products load when first selected', async () => {
  await openCatalogPage('/')
  const count = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('article').length
  expect(await count('Best Seller')).toBe(11)
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Best Seller')
  expect(asked('new-arrivals')).toHaveLength(0)
  for (const name of ['New Arrivals', 'Top Rated', 'Featured']) {
    await userEvent.click(screen.getByRole('tab', { name }))
    expect(await count(name)).toBe(10)
  }
  await userEvent.click(screen.getByRole('tab', { name: 'New Arrivals' }))
  expect(await count('New Arrivals')).toBe(10)
  expect(asked('new-arrivals')).toHaveLength(1)
})

test('each tab links to its whole collection', async () => {
  await openCatalogPage('/')
  const list = await screen.findByRole('list', { name: 'Best Seller' })
  const more = within(list).getByRole('link', { name: 'See all: Best Seller' })
  expect(more).toHaveAttribute('href', '/products?collection=best-seller')
})

test('a failed tab offers Try again; the rest of the page stays', async () => {
  await openCatalogPage('/')
  await screen.findByRole('list', { name: 'Best Seller' })
  shop.answer('products', failure)
  await userEvent.click(screen.getByRole('tab', { name: 'Top Rated' }))
  expect(await screen.findByText('These products could not be loaded.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Featured Category' })).toBeInTheDocument()
  shop.answer('products', pageOf(testProducts(10)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Top Rated' })).toBeInTheDocument()
})

test('a failed block is omitted, the page stays', async () => {
  shop.answer('products', failure)
  await openCatalogPage('/')
  expect(await screen.findByText('These products could not be loaded.')).toBeVisible()
  expect(screen.queryByText('Featured Category')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Campaigns' })).toBeInTheDocument()
})

test('without categories the page fails with the reason', async () => {
  shop.answer('categories', failure)
  await openCatalogPage('/')
  expect(await screen.findByText('failed: Something failed.')).toBeVisible()
})

test('a shop that sells nothing yet says so, and has no empty section', async () => {
  shop.answer('categories', { status: 'success', data: [{ keyword: 'books', name: 'Books', image: '', count: 0 }] })
  shop.answer('categorywise', listingOf([]))
  shop.answer('products', pageOf([]))
  await openCatalogPage('/')
  expect(await screen.findByText('Nothing is for sale yet')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Shop by category' })).not.toBeInTheDocument()
})

test('without pictures categories show their names, there is no banner, and nothing featured has no tab', async () => {
  const category = (keyword: string, name: string, count: number) => ({ keyword, name, image: '', count })
  const data = [category('books', 'Books', 1), category('beauty', 'Beauty', 0)]
  shop.answer('categories', { status: 'success', data })
  shop.answer('products', (query) => pageOf(query.get('collection') === 'featured' ? [] : testProducts(1)))
  await openCatalogPage('/')
  const strip = await screen.findByRole('navigation', { name: 'Shop by category' })
  expect(
    within(strip)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Books'])
  expect(within(strip).queryByRole('presentation')).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Campaigns' })).not.toBeInTheDocument()
  expect(await screen.findByRole('list', { name: 'Best Seller' })).toBeInTheDocument()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Best Seller',
    'New Arrivals',
    'Top Rated',
  ])
})
