import type { ListedProduct } from '@superium/shared/api'
import { $cart, $toasts, $wishlist, addToCart, clearCart } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { ProductCard } from '../product-card/product-card'
import { answerShopApi } from '../testing/answer-shop-api'
import { detailOf, testVariant } from '../testing/product-samples'
import { WithRouter } from '../testing/with-router'

beforeEach(() => {
  clearCart()
  $wishlist.set([])
  $toasts.set([])
})

async function open(change: Partial<ListedProduct> = {}) {
  render(
    <WithRouter>
      <ProductCard product={testProduct('a', change)} />
    </WithRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Quick view of Product a' }))
  const dialog = screen.getByRole('dialog', { name: 'Product a' })
  expect(within(dialog).getByRole('status', { name: 'Loading the product' })).toBeInTheDocument()
  await within(dialog).findByRole('heading', { name: 'Description' })
  return within(dialog)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('the stepper beside Add to cart adds its quantity', async () => {
  const view = await open()
  await userEvent.click(view.getByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(view.getByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toMatchObject([{ _id: 'a', quantity: 3 }])
})

test('the dialog closes after adding, so that the notice is visible and announced', async () => {
  const view = await open()
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toHaveLength(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the variant of a filtered card is chosen; another choice has the prices of the whole product', async () => {
  answerShopApi().answer(
    'data/a',
    detailOf(testProduct('a', { variantCount: 3, price: 20, highestPrice: 26 }), [
      testVariant('v1', { colour: 'Rust', size: 'S', name: 'Rust, S', price: 20 }),
      testVariant('v2', { colour: 'Sky', size: 'M', name: 'Sky, M', price: 26 }),
      testVariant('v3', { colour: 'Sky', size: 'L', name: 'Sky, L', price: 25 }),
    ]),
  )
  const view = await open({ variantCount: 3, price: 26, variant: 'v2' })
  expect(view.getByRole('radio', { name: 'M' })).toBeChecked()
  expect(view.getByRole('link', { name: 'See all details' })).toHaveAttribute('href', '/product-detail/a?variant=v2')
  await userEvent.click(view.getByRole('radio', { name: 'Rust' }))
  expect(view.getByText('From').parentElement).toHaveTextContent('From $20.00')
  await userEvent.click(view.getByRole('radio', { name: 'Sky' }))
  await userEvent.click(view.getByRole('radio', { name: 'M' }))
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toMatchObject([{ _id: 'a', variant: 'v2', price: 26 }])
})

test('the dialog explains that no more are in stock', async () => {
  addToCart(testProduct('a', { stock: 2 }), 2)
  const view = await open({ stock: 2 })
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toMatchObject([{ quantity: 2 }])
  expect(await view.findByText('All 2 in stock are already in your cart.')).toBeVisible()
  expect($toasts.get()).toEqual([])
})

test.each([
  [{ stock: 0 }, 'This product is currently sold out.'],
  [{ status: 'up-coming' }, 'This product is announced and cannot be ordered yet.'],
] as const)('%j cannot be put in the cart', async (change, words) => {
  const view = await open(change)
  expect(view.getByText(words)).toBeVisible()
  expect(view.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})

test('a thumbnail shows its picture', async () => {
  const view = await open()
  expect(view.getByRole('img', { name: 'Product a, picture 1' })).toHaveAttribute('src', '/media/v1-a/640.webp')
  await userEvent.click(view.getByRole('tab', { name: 'Show picture 2' }))
  expect(view.getByRole('img', { name: 'Product a, picture 2' })).toHaveAttribute('src', '/media/v1-a-2/640.webp')
  expect(view.getByRole('tab', { name: 'Show picture 2', selected: true })).toBeInTheDocument()
})

test('"New in" and the colour come from the data', async () => {
  const view = await open({ createdAt: daysAgo(29), colour: 'Moss' })
  expect(await view.findByText('New in')).toBeVisible()
  expect(view.getByText('Moss')).toBeVisible()
})

test('no product is new after 30 days', async () => {
  const view = await open({ createdAt: daysAgo(31) })
  expect(view.queryByText('New in')).not.toBeInTheDocument()
})

test('the heart toggles the wishlist, and the dialog closes', async () => {
  const view = await open()
  await userEvent.click(view.getByRole('button', { name: 'Add Product a to the wishlist' }))
  expect($wishlist.get()).toHaveLength(1)
  await userEvent.click(view.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
