import { $wishlist } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import type { ListedProduct } from '@superium/shared/api'
import { WithRouter } from '../testing/with-router'
import { ProductCard } from './product-card'

beforeEach(() => {
  $wishlist.set([])
})
afterEach(() => {
  jest.useRealTimers()
})

const show = (change: Partial<ListedProduct> = {}, compact = false) =>
  render(
    <WithRouter>
      <ProductCard product={testProduct('a', change)} compact={compact} />
    </WithRouter>,
  )

test('the description is cut to 45 characters', () => {
  show({ desc: 'x'.repeat(60) })
  expect(screen.getByText('x'.repeat(45))).toBeVisible()
})

test('the compact card has 17 characters and two dots', () => {
  show({ desc: 'x'.repeat(60) }, true)
  expect(screen.getByText(`${'x'.repeat(17)}..`)).toBeVisible()
})

test('shows discount, rating and reviews from the data', () => {
  show({ price: 75, regularPrice: 100, rating: 4.2, reviewCount: 12 })
  expect(screen.getByText('25% Discount')).toBeVisible()
  expect(screen.getByText('$100.00')).toBeVisible()
  expect(screen.getByRole('img', { name: '4.2 out of 5 stars' })).toBeVisible()
  expect(screen.getByText('Reviews: (12)')).toBeVisible()
})

test('a product without a picture has its brand in its place, and asks for none', () => {
  const { container, unmount } = show({ images: [], brand: 'Northfield' })
  expect(screen.getByText('Northfield')).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
  unmount()
  show({ images: ['/media/v1-a/640.webp'], brand: 'Northfield' })
  expect(screen.queryByText('Northfield')).not.toBeInTheDocument()
})

test('the second picture, which loads under the pointer, covers the first only once it has arrived', async () => {
  const { container } = show({ images: ['/media/v1-a/640.webp', '/media/v1-b/640.webp'] })
  await userEvent.hover(container.querySelector('article > div') ?? container)
  const second = container.querySelector('img[src="/media/v1-b/640.webp"]')
  const frame = second?.closest('span')
  expect(frame).not.toHaveClass('arrived')
  fireEvent.load(second ?? container)
  expect(frame).toHaveClass('arrived')
})

test('a seller is named, but not on the compact card; a card of the shop itself has no such line', () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods' }
  const { unmount } = show({ seller })
  expect(screen.getByText('Sold by Lake Goods')).toBeVisible()
  unmount()
  show({ seller }, true)
  show()
  expect(screen.queryByText(/Sold by/)).not.toBeInTheDocument()
})

test('without that data there is no badge, struck price or star', () => {
  show()
  expect(screen.queryByText(/Discount/)).not.toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('Reviews: (0)')).toBeVisible()
})

test('a price is "from" only when variants differ in price', () => {
  show({ price: 15, highestPrice: 17 })
  expect(screen.getByText('From').parentElement).toHaveTextContent(/^From \$15.00$/)
  show({ price: 15 })
  expect(screen.getAllByText('From')).toHaveLength(1)
})

test.each([
  [{ stock: 0 }, 'Sold out'],
  [{ status: 'pre-order' }, 'Pre Order'],
  [{ status: 'up-coming' }, 'Up Coming'],
] as const)('%j has a badge', (change, words) => {
  show(change)
  expect(screen.getByText(words)).toBeVisible()
})

test('picture and name link to the product', () => {
  show()
  expect(screen.getByRole('link', { name: 'Product a' })).toHaveAttribute('href', '/product-detail/a')
})

test('a variant that the filters have found is linked to; the heart saves the whole product', () => {
  show({ variant: 'v2', variantCount: 3 })
  expect(screen.getByRole('link', { name: 'Product a' })).toHaveAttribute('href', '/product-detail/a?variant=v2')
  fireEvent.click(screen.getByRole('button', { name: 'Add Product a to the wishlist' }))
  expect($wishlist.get()).toMatchObject([{ _id: 'a' }])
  expect($wishlist.get()[0]).not.toHaveProperty('variant')
})

test('the heart toggles the wishlist, shows a spinner and opens the product after 0.3 s', async () => {
  jest.useFakeTimers()
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Add Product a to the wishlist' }))
  expect($wishlist.get().map(({ _id }) => _id)).toEqual(['a'])
  expect(screen.getByRole('status', { name: 'Opening the product' })).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(299))
  expect(screen.queryByText('at /product-detail/a')).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText('at /product-detail/a')).toBeVisible()
})

test('the heart of a wishlisted product removes it', () => {
  $wishlist.set([testProduct('a')])
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Product a from the wishlist', pressed: true }))
  expect($wishlist.get()).toEqual([])
})
