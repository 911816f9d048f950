import type { Product } from '@superium/shared/api'
import { $cart, $recent, $toasts, $wishlist, clearCart, receiveEcommerceEvents } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, pageOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf } from '../testing/product-samples'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  clearCart()
  $recent.set([])
  $wishlist.set([])
  $toasts.set([])
})
afterEach(async () => {
  jest.restoreAllMocks()
})

async function open(change: Partial<Product> = {}) {
  shop.answer('data/a', detailOf(testProduct('a', change)))
  await openCatalogPage('/product-detail/a')
  await screen.findByRole('heading', { level: 1, name: 'Product a' })
}

test('the summary shows the product’s data', async () => {
  shop.answer('products/a/reviews', { status: 'error', code: 500, message: 'Something failed.' })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await open({ price: 80, regularPrice: 100, stock: 301, rating: 4.6, reviewCount: 3, condition: 'New Product' })
  // Beside the name, and in the phone's bar.
  expect(screen.getAllByText('$80.00')).toHaveLength(2)
  expect(screen.getAllByText('$100.00')).toHaveLength(2)
  expect(screen.getByText('In stock')).toBeVisible()
  expect(screen.getByRole('link', { name: /^4.6 out of 5 stars ?Read Reviews: \(3\)$/ })).toHaveAttribute(
    'href',
    '/product-detail/a#reviews',
  )
  for (const fact of ['SKU-a', 'New Product', 'Northfield']) expect(screen.getByText(fact)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/category?category=books')
})

test('the seller is named beside the price, with a link to the shop', async () => {
  await open({ seller: { slug: 'lake-goods', name: 'Lake Goods' } })
  expect(screen.getByRole('link', { name: 'Lake Goods' })).toHaveAttribute('href', '/shop/lake-goods')
  expect(screen.getByRole('link', { name: 'Lake Goods' }).closest('p')).toHaveTextContent('Sold by Lake Goods')
})

test('the shop’s own product is sold by Superium', async () => {
  await open()
  // Ignores the hidden preview of a related product, which may already be rendered.
  const line = screen.getByText('Sold by', { ignore: '[aria-hidden] *' })
  expect(line).toHaveTextContent(/^Sold by Superium$/)
  expect(screen.queryByRole('link', { name: 'Superium' })).not.toBeInTheDocument()
})

test('without a regular price nothing is struck through', async () => {
  await open()
  expect(screen.queryByText('Regular price')).not.toBeInTheDocument()
})

test('an unknown or malformed id is a 404', async () => {
  await openCatalogPage('/product-detail/gone')
  expect(await screen.findByText('status 404')).toBeVisible()
})

test.each([400, 414])('a malformed id is a 404 when the API answers %d', async (code) => {
  shop.answer('data/x', { status: 'error', code, message: 'id must be a UUID.' })
  await openCatalogPage('/product-detail/x')
  expect(await screen.findByText('status 404')).toBeVisible()
})

test('any other failure reaches the shell’s error boundary with its reason, and is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  shop.answer('data/x', { status: 'error', code: 500, message: 'Something failed.' })
  await openCatalogPage('/product-detail/x')
  expect(await screen.findByText('failed: Something failed.')).toBeVisible()
  expect(log).toHaveBeenCalledWith('Failed to fetch products', expect.any(Error))
  log.mockRestore()
})

test('stepper and selector share one quantity, which Add to cart adds', async () => {
  await open({ stock: 9 })
  const selector = screen.getByRole('combobox', { name: 'Quantity' })
  expect(
    within(selector)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3', '4', '5'])
  await userEvent.selectOptions(selector, '4')
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toMatchObject([{ _id: 'a', quantity: 5 }])
})

test('the selector offers no more than the stock', async () => {
  await open({ stock: 2 })
  expect(within(screen.getByRole('combobox', { name: 'Quantity' })).getAllByRole('option')).toHaveLength(2)
})

test.each([
  [null, 'Flat shipping rate of $25.00'],
  [50, 'Free shipping on orders over $50.00'],
])('the shipping tile states the server’s rule (free over %s)', async (freeOver, words) => {
  shop.answer('shipping-rules', { status: 'success', data: { flat: 25, freeOver, taxPercent: 15 } })
  await open()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText('Refunds policy: 60 days return')).toBeVisible()
})

const idsIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('one row of five: three related products of the category beside items 2 and 3 of the recent list', async () => {
  $recent.set([testProduct('b'), testProduct('a'), testProduct('c')])
  shop.answer('related', pageOf(testProducts(5)))
  await open({ category: 'books' })
  const related = await screen.findByRole('complementary', { name: 'Related Products' })
  expect(Object.fromEntries(shop.queriesOf('related')[0] ?? [])).toEqual({
    category: 'books',
    page: '0',
    size: '5',
    exclude: 'a',
  })
  expect(idsIn(related)).toEqual(['Product p0', 'Product p1', 'Product p2'])
  await waitFor(() => expect($recent.get().map(({ _id }) => _id)).toEqual(['a', 'b', 'c']))
  expect(idsIn(screen.getByRole('complementary', { name: 'Recently Viewed' }))).toEqual(['Product b', 'Product c'])
})

test('related products fill the row while nothing else was viewed', async () => {
  shop.answer('related', pageOf(testProducts(5)))
  await open()
  const related = await screen.findByRole('complementary', { name: 'Related Products' })
  expect(idsIn(related)).toHaveLength(5)
  expect(screen.queryByRole('complementary', { name: 'Recently Viewed' })).not.toBeInTheDocument()
})

test('analytics learns of the view, of the row that came into view and of the product opened from it', async () => {
  const events = jest.fn()
  receiveEcommerceEvents(events)
  window.scrollTo = jest.fn()
  shop.answer('related', pageOf(testProducts(5)))
  await open({ price: 12 })
  const related = await screen.findByRole('complementary', { name: 'Related Products' })
  expect(events).toHaveBeenCalledWith({
    name: 'view_item',
    params: { currency: 'USD', value: 12, items: [expect.objectContaining({ item_id: 'SKU-a', price: 12 })] },
  })
  const list = { item_list_id: 'related', item_list_name: 'Related Products' }
  const [seen] = events.mock.calls.flatMap(([event]) => (event.name === 'view_item_list' ? [event] : []))
  expect(seen).toMatchObject({ params: list })
  expect(seen.params.items).toHaveLength(5)
  await userEvent.click(within(related).getByRole('link', { name: 'Product p1' }))
  expect(events).toHaveBeenCalledWith({
    name: 'select_item',
    params: { ...list, items: [expect.objectContaining({ item_id: 'SKU-p1', index: 1, ...list })] },
  })
})

test('a failed block is omitted, the page stays', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  shop.answer('related', { status: 'error', code: 500, message: 'Something failed.' })
  shop.answer('shipping-rules', { status: 'error', code: 500, message: 'Something failed.' })
  await open()
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/Shipping/)).not.toBeInTheDocument()
  expect(screen.queryByText('Related Products')).not.toBeInTheDocument()
  expect(screen.getByText('Easy return')).toBeVisible()
})

test('a recently viewed product has its current price', async () => {
  const id = '01900000-0000-7000-8000-000000000001'
  $recent.set([testProduct('a'), testProduct(id, { price: 1.23 })])
  shop.answer('products-by-id', { status: 'success', data: [testProduct(id, { price: 8 })] })
  await open()
  const recent = screen.getByRole('complementary', { name: 'Recently Viewed' })
  expect(await within(recent).findByText('$8.00')).toBeVisible()
  expect(shop.queriesOf('products-by-id').map((query) => query.get('ids'))).toEqual([id])
})

test('few pieces are counted', async () => {
  await open({ stock: 3 })
  expect(screen.getByText('Only 3 left')).toBeVisible()
  expect(screen.queryByText('In stock')).not.toBeInTheDocument()
})

test('a link to a closed section opens it', async () => {
  await open()
  const section = document.querySelector('#specification details') as HTMLDetailsElement
  section.open = false
  const tabs = screen.getByRole('navigation', { name: 'Sections of this page' })
  await userEvent.click(within(tabs).getByRole('link', { name: 'Specification' }))
  await waitFor(() => expect(section.open).toBe(true))
})

test('each tab links to its section', async () => {
  await open()
  const tabs = screen.getByRole('navigation', { name: 'Sections of this page' })
  for (const name of ['Specification', 'Description', 'Questions', 'Reviews']) {
    const target = within(tabs).getByRole('link', { name }).getAttribute('href')?.split('#')[1] ?? ''
    expect(document.getElementById(target)).toContainElement(screen.getByRole('heading', { level: 2, name }))
  }
})

test('the heart toggles the wishlist', async () => {
  await open()
  const events = jest.fn()
  receiveEcommerceEvents(events)
  await userEvent.click(screen.getByRole('button', { name: 'Add Product a to the wishlist' }))
  expect($wishlist.get()).toMatchObject([{ _id: 'a' }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Product a from the wishlist' }))
  expect(events.mock.calls.map(([{ name }]) => name)).toEqual(['add_to_wishlist'])
})

test('Share opens the device’s sheet, else copies the link and confirms it', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toBe(location.href)
  expect($toasts.get()).toMatchObject([{ variant: 'success', message: 'The link is copied.' }])
  const share = jest.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { share })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'Product a', url: location.href })
})
