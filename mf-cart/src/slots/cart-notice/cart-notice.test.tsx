import { $lastAdded, addToCart, clearCart } from '@superium/shared/state'
import { productId, testProduct } from '@superium/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import CartNotice from './cart-notice'

const shirt = testProduct(productId(1), { name: 'Blue shirt', price: 20 })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const notice = () => screen.queryByText('Added to cart!')

beforeEach(() => {
  jest.useFakeTimers()
  clearCart()
  render(
    <MemoryRouter>
      <CartNotice />
    </MemoryRouter>,
  )
})
afterEach(() => jest.useRealTimers())

test('the notice is empty until something is added', () => {
  expect(document.body).toHaveTextContent('')
})

test('the notice shows the added product for 3 seconds', () => {
  act(() => void addToCart(shirt, 2))
  expect(notice()).toBeVisible()
  expect(document.body).toHaveTextContent('Blue shirtQuantity: 2$40.00')
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  pass(2999)
  expect(notice()).toBeVisible()
  pass(1)
  expect(notice()).toBeNull()
  expect($lastAdded.get()).toBeNull()
})

test('the notice names the variant', () => {
  act(() => void addToCart({ ...shirt, variant: 'v', variantName: 'Blue, XL' }))
  expect(document.body).toHaveTextContent('Blue shirtBlue, XLQuantity: 1')
})

test('adding again restarts the 3 seconds', () => {
  act(() => void addToCart(shirt))
  pass(2000)
  act(() => void addToCart(shirt))
  pass(2000)
  expect(notice()).toBeVisible()
  pass(1000)
  expect(notice()).toBeNull()
})

test('the notice stays while it is hovered or focused', () => {
  act(() => void addToCart(shirt))
  const shown = notice()?.parentElement
  if (!shown) throw new Error('It does not show.')
  fireEvent.pointerEnter(shown)
  pass(9000)
  expect(notice()).toBeVisible()
  fireEvent.pointerLeave(shown)
  act(() => screen.getByRole('link', { name: 'View cart' }).focus())
  pass(9000)
  expect(notice()).toBeVisible()
  act(() => screen.getByRole('link', { name: 'View cart' }).blur())
  pass(3000)
  expect(notice()).toBeNull()
})

test('the notice can be dismissed', () => {
  act(() => void addToCart(shirt))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(notice()).toBeNull()
})
