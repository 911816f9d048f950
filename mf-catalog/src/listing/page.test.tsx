import { receiveEcommerceEvents } from '@superium/shared/state'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
})

const listed = () => screen.findByRole('list', { name: 'Products' })
const last = () => shop.queriesOf('categorywise').at(-1)

test('a category requests the defaults of spec §9 and shows its breadcrumbs', async () => {
  await openCatalogPage('/category?category=books')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Books$/)
  expect(await screen.findByRole('heading', { level: 2, name: 'Choice your favirote Brands' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent(/^HomeBooks$/)
  expect(Object.fromEntries(last() ?? [])).toEqual({
    category: 'books',
    page: '0',
    size: '5',
    sortId: '1',
    sort: 'mixed',
  })
  expect(within(await listed()).getAllByRole('article')).toHaveLength(5)
  expect(screen.getByText('Showing 1 to 5 of 42 entries')).toBeVisible()
})

test.each(['', '&page=3'])('a category%s that the shop does not have is no page, at once', async (page) => {
  shop.answer('categorywise', listingOf([], 0))
  await openCatalogPage(`/category?category=nosuch${page}`)
  expect(await screen.findByText('status 404')).toBeVisible()
  expect(shop.queriesOf('categorywise')).toHaveLength(1)
})

test('a category without a name is a page if something is found in it', async () => {
  shop.answer('categorywise', listingOf(testProducts(1), 1))
  await openCatalogPage('/category?category=nosuch')
  expect(await screen.findByRole('heading', { level: 1, name: 'nosuch' })).toBeVisible()
})

test('a search term is sent unchanged', async () => {
  await openCatalogPage(`/category?search=${encodeURIComponent('50% "tea" & héros')}`)
  await listed()
  expect(last()?.get('search')).toBe('50% "tea" & héros')
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “50% "tea" & héros”' })).toBeVisible()
})

test('availability and brand filter on the server and return to the first page', async () => {
  const page = await openCatalogPage('/products?page=3')
  await listed()
  const filters = screen.getByRole('complementary', { name: 'Filters' })
  const preOrder = within(filters).getByRole('checkbox', { name: /Pre Order/ })
  expect(preOrder.closest('label')).toHaveTextContent('Pre Order2')
  await userEvent.click(preOrder)
  await userEvent.click(within(filters).getByRole('checkbox', { name: /Ada & Co/ }))
  await waitFor(() => expect(page.address()).toBe('/products?availability=pre-order&brand=Ada+%26+Co'))
  expect(last()?.getAll('availability')).toEqual(['pre-order'])
  expect(last()?.getAll('brand')).toEqual(['Ada & Co'])
  expect(last()?.get('page')).toBe('0')
})

test('an audience and a tag name the listing, reach the server, and are removable', async () => {
  const page = await openCatalogPage('/products?audience=men&tag=sport')
  await listed()
  expect(last()?.get('audience')).toBe('men')
  expect(last()?.get('tag')).toBe('sport')
  const chips = screen.getByRole('list', { name: 'Active filters' })
  expect(chips).toHaveTextContent('MenSport')
  await userEvent.click(within(chips).getByRole('button', { name: /Men/ }))
  await waitFor(() => expect(page.address()).toBe('/products?tag=sport'))
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Active filters' })).getByRole('button', { name: /Sport/ }),
  )
  await waitFor(() => expect(page.address()).toBe('/products'))
})

test('a brand chip toggles its filter', async () => {
  const page = await openCatalogPage('/products')
  const row = await screen.findByRole('list', { name: 'Brands' })
  await userEvent.click(within(row).getByRole('button', { name: 'Northfield' }))
  await waitFor(() => expect(page.address()).toBe('/products?brand=Northfield'))
  await userEvent.click(within(row).getByRole('button', { name: 'Northfield', pressed: true }))
  await waitFor(() => expect(page.address()).toBe('/products'))
})

test('the default price range filters nothing and has no chip', async () => {
  await openCatalogPage('/category?category=books&min=5&max=2001')
  await listed()
  expect([last()?.has('min'), last()?.has('max')]).toEqual([false, false])
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('removing the chip of another price range restores the default', async () => {
  const page = await openCatalogPage('/category?category=books&brand=Northfield&max=80')
  await listed()
  const active = screen.getByRole('list', { name: 'Active filters' })
  expect(within(active).getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(within(active).getByRole('button', { name: 'Remove $5 – $80' }))
  await waitFor(() => expect(page.address()).toBe('/category?category=books&brand=Northfield'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toHaveFocus())
  await waitFor(() => expect(last()?.has('max')).toBe(false))
  expect(within(active).queryByText(/\$/)).not.toBeInTheDocument()
})

test('Clear all removes every filter and stays in the category; Back restores them', async () => {
  const page = await openCatalogPage(
    '/category?category=books&brand=Northfield&availability=in-stock&search=tea&max=80',
  )
  await listed()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(page.address()).toBe('/category?category=books&search=tea'))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument())
  await page.go(-1)
  const active = await screen.findByRole('list', { name: 'Active filters' })
  expect(within(active).getAllByRole('button')).toHaveLength(3)
  expect(within(active).getByRole('button', { name: 'Remove $5 – $80' })).toBeVisible()
  expect([last()?.get('min'), last()?.get('max')]).toEqual(['5', '80'])
})

test('the price range applies when committed; 3001 means "and above"', async () => {
  const page = await openCatalogPage('/products')
  await listed()
  const [, dearest] = screen.getAllByRole('slider')
  expect(dearest).toHaveAttribute('max', '3001')
  fireEvent.input(dearest as HTMLElement, { target: { value: '3001' } })
  expect(page.address()).toBe('/products')
  fireEvent.change(dearest as HTMLElement)
  await waitFor(() => expect(page.address()).toBe('/products?max=3001'))
  expect(await screen.findByRole('button', { name: 'Remove $5 – $3001 and above' })).toBeVisible()
  const [cheapest] = screen.getAllByRole('slider')
  fireEvent.input(cheapest as HTMLElement, { target: { value: '40' } })
  fireEvent.change(cheapest as HTMLElement)
  await waitFor(() => expect(page.address()).toBe('/products?min=40&max=3001'))
})

test('another page size starts at the first page; only the sizes of spec §9 are offered', async () => {
  const page = await openCatalogPage('/products?page=4')
  await listed()
  const show = screen.getByRole('combobox', { name: 'Show' })
  expect(
    within(show)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '5', '10', '15', '20'])
  await userEvent.selectOptions(show, '20')
  await waitFor(() => expect(page.address()).toBe('/products?size=20'))
  expect(last()?.get('size')).toBe('20')
})

test('sorting: 1 and -1 as sortId, the others by name, relevance for a search only', async () => {
  const page = await openCatalogPage('/products')
  await listed()
  const sort = screen.getByRole('combobox', { name: 'Sort By' })
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Default', 'Price (Low - High)', 'Price (High - Low)', 'Newest', 'Top rated', 'Best selling'])
  await userEvent.selectOptions(sort, 'Price (High - Low)')
  await waitFor(() => expect(page.address()).toBe('/products?sortId=-1'))
  expect(last()?.get('sortId')).toBe('-1')
  await userEvent.selectOptions(sort, 'Newest')
  await waitFor(() => expect(page.address()).toBe('/products?sort=newest'))
  expect(last()?.get('sort')).toBe('newest')
  expect(last()?.has('sortId')).toBe(false)
})

test('a search is sorted by relevance, and can be sorted by price', async () => {
  const page = await openCatalogPage('/category?search=tea')
  await listed()
  expect(last()?.get('sort')).toBe('relevance')
  const sort = screen.getByRole('combobox', { name: 'Sort By' })
  expect(sort).toHaveDisplayValue('Relevance')
  await userEvent.selectOptions(sort, 'Default')
  await waitFor(() => expect(last()?.get('sortId')).toBe('1'))
  expect(page.address()).toBe('/category?search=tea&sort=default')
})

test('a page past the end redirects to the last one', async () => {
  shop.answer('categorywise', (query) => listingOf(query.get('page') === '8' ? testProducts(2) : [], 42))
  const page = await openCatalogPage('/products?page=900')
  await listed()
  expect(page.address()).toBe('/products?page=8')
  expect(screen.getByText('Showing 41 to 42 of 42 entries')).toBeVisible()
})

test('the SKU of a variant leads to its product, with the variant chosen', async () => {
  shop.answer('categorywise', { ...listingOf(testProducts(1), 1), sku: { product: 'p1', variant: 'v2' } })
  const page = await openCatalogPage('/category?search=CLO-80151-02')
  await waitFor(() => expect(page.address()).toBe('/product-detail/p1?variant=v2'))
})

test('an empty result says so and links to the shop', async () => {
  shop.answer('categorywise', listingOf([], 0))
  await openCatalogPage('/category?search=qqq')
  expect(await screen.findByText('No product found in the category.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'RETURN TO SHOP' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

test('the filters are behind "Filter" in a panel for small screens', async () => {
  await openCatalogPage('/products')
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const panel = screen.getByRole('dialog', { name: 'Filters' })
  expect(within(panel).getByRole('checkbox', { name: /In Stock/ })).toBeVisible()
  await userEvent.click(within(panel).getByRole('button', { name: 'Show 42 products' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a failure reaches the shell’s error boundary with its reason, and is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  shop.answer('categorywise', { status: 'error', code: 400, message: 'min must be a number.' })
  await openCatalogPage('/products')
  expect(await screen.findByText('failed: min must be a number.')).toBeVisible()
  expect(log).toHaveBeenCalledWith('Failed to fetch products', expect.any(Error))
  log.mockRestore()
})

test('a search is tracked with its term, a category is not', async () => {
  const events: { name: string; params: object }[] = []
  // The first receiver gets the queued events of earlier tests.
  receiveEcommerceEvents(() => {})
  receiveEcommerceEvents((event) => events.push(event))
  await openCatalogPage('/category?category=books')
  await listed()
  expect(events.map(({ name }) => name)).toEqual(['view_item_list'])
  await openCatalogPage('/category?search=mug')
  await screen.findByRole('heading', { level: 1, name: 'Results for “mug”' })
  expect(events).toContainEqual({ name: 'search', params: { search_term: 'mug' } })
})
