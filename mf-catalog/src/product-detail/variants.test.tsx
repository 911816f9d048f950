import { $cart, clearCart } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf, testVariant } from '../testing/product-samples'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  clearCart()
  shop.answer(
    'data/a',
    detailOf(testProduct('a', { variantCount: 3 }), [
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

test('each variant has its price, stock, SKU and picture, and its address needs no request', async () => {
  const page = await open()
  expect(screen.getByText('$20.00')).toBeVisible()
  const asked = shop.queriesOf('data/a').length
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  expect(screen.getByText('$24.00')).toBeVisible()
  expect(screen.getByText('2 Items')).toBeVisible()
  expect(screen.getAllByText('SKU-a-v2')).not.toHaveLength(0)
  expect(screen.getByRole('img', { name: 'Product a, picture 1' })).toHaveAttribute('src', '/media/v1-a-v2/640.webp')
  expect(page.address()).toBe('/product-detail/a?variant=v2')
  expect(shop.queriesOf('data/a')).toHaveLength(asked)
})

test('an address opens its variant; an unknown one opens the first available variant', async () => {
  await open('?variant=v2')
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked()
  expect(screen.getByText('$24.00')).toBeVisible()
})

test('Add to cart adds each selected variant as its own line', async () => {
  await open('?variant=nonsense')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toMatchObject([
    { _id: 'a', variant: 'v1', variantName: 'Rust, S', price: 20 },
    { _id: 'a', variant: 'v2', variantName: 'Rust, M', price: 24 },
  ])
})

test('a sold-out variant is shown and offers an email when it is back in stock', async () => {
  shop.answer('products/a/back-in-stock', { status: 'success', message: 'We will write to you once.' })
  await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Sky, Sold out' }))
  expect(screen.getByText(/^Sky.* is currently sold out\.$/)).toBeVisible()
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
