import { $cart, $wishlist, clearCart } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf, testVariant } from '../testing/product-samples'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  clearCart()
  $wishlist.set([])
  shop.answer(
    'data/a',
    detailOf(testProduct('a', { variantCount: 3, price: 20, highestPrice: 26 }), [
      testVariant('v1', { colour: 'Rust', size: 'S', name: 'Rust, S', price: 20, stock: 4 }),
      testVariant('v2', { colour: 'Rust', size: 'M', name: 'Rust, M', price: 24, stock: 2 }),
      testVariant('v3', { colour: 'Sky', size: 'M', name: 'Sky, M', price: 26, stock: 0 }),
    ]),
  )
})

const open = async (search = '') => {
  const page = await openCatalogPage(`/product-detail/a${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Product a' })
  return page
}

const price = () => {
  const head = screen.getByRole('heading', { level: 1, name: 'Product a' }).parentElement
  return within(head ?? document.body).getByText(/^\$\d/).textContent
}

test('no size is chosen beforehand; each variant has its price, stock, SKU and picture, and its address needs no request', async () => {
  const page = await open()
  expect(screen.getByRole('radio', { name: 'Rust' })).toBeChecked()
  expect(within(screen.getByRole('group', { name: 'Size' })).queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getAllByText('From')).not.toHaveLength(0)
  expect(page.address()).toBe('/product-detail/a')
  const asked = shop.queriesOf('data/a').length
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  expect(price()).toBe('$24.00')
  expect(screen.queryByText('From')).not.toBeInTheDocument()
  expect(screen.getByText('Only 2 left')).toBeVisible()
  expect(screen.getByText('SKU-a-v2')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Product a, picture 1' })).toHaveAttribute('src', '/media/v1-a-v2/640.webp')
  // The variant's two pictures, and the product's two behind them.
  expect(screen.getAllByRole('tab', { name: /picture/i })).toHaveLength(4)
  expect(page.address()).toBe('/product-detail/a?variant=v2')
  expect(shop.queriesOf('data/a')).toHaveLength(asked)
})

test('the address holds a colour whose size is open', async () => {
  const page = await open('?colour=Sky')
  expect(screen.getByRole('radio', { name: 'Sky, Sold out' })).toBeChecked()
  expect(screen.getByRole('img', { name: 'Product a, picture 1' })).toHaveAttribute('src', '/media/v1-a-v3/640.webp')
  await userEvent.click(screen.getByRole('radio', { name: 'Rust' }))
  expect(page.address()).toBe('/product-detail/a?colour=Rust')
})

test('an address opens its variant', async () => {
  await open('?variant=v2')
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked()
  expect(price()).toBe('$24.00')
})

test('Add to cart adds each chosen variant as its own line, and nothing before one is chosen', async () => {
  await open('?variant=nonsense')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toEqual([])
  expect(screen.getByText('Choose a size')).toBeVisible()
  for (const size of ['S', 'M']) {
    await userEvent.click(screen.getByRole('radio', { name: size }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  }
  expect($cart.get()).toMatchObject([
    { _id: 'a', variant: 'v1', variantName: 'Rust, S', price: 20 },
    { _id: 'a', variant: 'v2', variantName: 'Rust, M', price: 24 },
  ])
})

test('the heart saves the chosen variant', async () => {
  await open('?variant=v2')
  await userEvent.click(screen.getByRole('button', { name: 'Add Product a to the wishlist' }))
  expect($wishlist.get()).toMatchObject([{ _id: 'a', variant: 'v2' }])
})

test('a sold-out variant is shown and offers an email when it is back in stock', async () => {
  shop.answer('products/a/back-in-stock', { status: 'success', message: 'We will write to you once.' })
  await open()
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Sky, Sold out' }))
  expect(screen.getByText('Sky, M is currently sold out.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Email me when it is back in stock' }))
  const field = await screen.findByRole('textbox', { name: 'Email' })
  await userEvent.type(field, 'nobody')
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText('Invalid email address')).toBeVisible()
  expect(shop.bodiesOf('products/a/back-in-stock')).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'bea@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText('We will write to you once.')).toBeVisible()
  expect(shop.bodiesOf('products/a/back-in-stock')).toEqual([{ email: 'bea@example.com', variant: 'v3' }])
})

test('an announced product shows its day and takes an address; a server error is shown', async () => {
  shop.answer('data/a', detailOf(testProduct('a', { status: 'up-coming', stock: 0, releaseDate: '2027-01-28' })))
  shop.answer('preorder', { status: 'error', code: 409, message: '“Product a” is released: it can be ordered now.' })
  await open()
  expect(screen.getByText('Announced for Jan 28, 2027. It cannot be ordered yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Email me when it is released' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'bea@example.com{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('“Product a” is released: it can be ordered now.'),
  )
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('bea@example.com')
})

test('a pre-order can be bought and shows its release day', async () => {
  shop.answer('data/a', detailOf(testProduct('a', { status: 'pre-order', stock: 3, releaseDate: '2027-01-15' })))
  await open()
  expect(screen.getByText('Released on Jan 15, 2027. Order it now: it is sent to you from that day on.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toHaveLength(1)
})
