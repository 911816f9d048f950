import { $cart, $toasts, addToCart, clearCart, refreshCart } from '@superium/shared/state'
import { productId, testProduct } from '@superium/shared/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import MiniCart from './mini-cart'

const close = jest.fn()

beforeEach(() => {
  clearCart()
  close.mockClear()
  $toasts.set([])
  render(
    <MemoryRouter>
      <MiniCart close={close} />
    </MemoryRouter>,
  )
})

test('an empty mini cart links to the products', () => {
  expect(screen.getByText('Your cart is empty.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/products')
})

test('lines show their own quantity and price, and the subtotal sums the cart', async () => {
  act(() => {
    addToCart(testProduct(productId(1), { name: 'Blue shirt', price: 20.5 }), 2)
    addToCart(testProduct(productId(2), { name: 'Tall mug', price: 10 }))
  })
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    `Blue shirtSKU SKU-${productId(1)}Quantity: 2$20.50 each`,
    `Tall mugSKU SKU-${productId(2)}Quantity: 1$10.00`,
  ])
  expect(screen.getByText('$51.00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  await userEvent.click(screen.getByRole('link', { name: 'Check out' }))
  expect(close).toHaveBeenCalled()
})

test('a line that is ordered before its release says from when it ships', () => {
  act(() => void addToCart(testProduct(productId(1), { status: 'pre-order', releaseDate: '2027-01-15' })))
  expect(screen.getByRole('listitem')).toHaveTextContent('Ships from Jan 15, 2027')
})

test('a line that cannot be bought is not in the subtotal; the checkout asks whether that is still so', async () => {
  const mug = testProduct(productId(2), { name: 'Tall mug', price: 10 })
  act(() => {
    addToCart(testProduct(productId(1), { name: 'Blue shirt', price: 20.5 }), 2)
    addToCart(mug)
    refreshCart([{ ...mug, stock: 0 }])
  })
  expect(screen.getByText('This product is sold out.')).toBeVisible()
  expect(screen.getByText('$41.00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout')
})

test('a removed line can be restored', async () => {
  act(() => void addToCart(testProduct(productId(1), { name: 'Blue shirt' })))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Blue shirt' }))
  expect($cart.get()).toEqual([])
  expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus()
  act(() => $toasts.get()[0]?.action?.run())
  expect($cart.get()).toHaveLength(1)
})
