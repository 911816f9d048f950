import { testProduct } from '../testing/test-product'
import {
  $cart,
  $cartCount,
  $cartSubtotalCents,
  $lastAdded,
  addToCart,
  clearCart,
  isCartFull,
  refreshCart,
  removeFromCart,
  restoreToCart,
  setQuantity,
} from './cart'
import { needsVariant, withVariant } from './cart-line'
import { $toasts } from './toasts'

beforeEach(clearCart)

test('adding a product twice makes one line of two', () => {
  addToCart(testProduct('a'))
  addToCart(testProduct('a'))
  addToCart(testProduct('b'), 3)
  expect($cart.get().map(({ _id, quantity }) => [_id, quantity])).toEqual([
    ['a', 2],
    ['b', 3],
  ])
  expect($cartCount.get()).toBe(5)
  expect($cartSubtotalCents.get()).toBe(5 * 1999)
  expect($lastAdded.get()).toMatchObject({ quantity: 3, item: { _id: 'b' } })
})

test('adding stops at the stock and returns how many were added', () => {
  expect(addToCart(testProduct('a'), 4)).toBe(4)
  expect(addToCart(testProduct('a'), 4)).toBe(1)
  expect(addToCart(testProduct('a'))).toBe(0)
  setQuantity('a', 99)
  expect($cart.get()[0]?.quantity).toBe(5)
  setQuantity('a', 0)
  expect($cart.get()[0]?.quantity).toBe(1)
})

test('a removed line can be restored in its place', () => {
  for (const id of ['a', 'b', 'c']) addToCart(testProduct(id))
  const [, second] = $cart.get()
  removeFromCart('b')
  expect($cart.get().map(({ _id }) => _id)).toEqual(['a', 'c'])
  if (second) restoreToCart(second, 1)
  expect($cart.get().map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
})

test('restoring adds to a line that was added in the meantime, up to the stock', () => {
  addToCart(testProduct('a'), 2)
  const [line] = $cart.get()
  removeFromCart('a')
  addToCart(testProduct('a'), 1)
  if (line) restoreToCart(line, 0)
  expect($cart.get()).toMatchObject([{ _id: 'a', quantity: 3 }])
  if (line) restoreToCart({ ...line, quantity: 4 }, 0)
  expect($cart.get()).toMatchObject([{ _id: 'a', quantity: 5 }])
})

test('the cart is stored under cartItems', () => {
  addToCart(testProduct('a'))
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toMatchObject([{ _id: 'a', quantity: 1 }])
})

test('refreshing replaces the product data and keeps the quantity', () => {
  addToCart(testProduct('a', { regularPrice: 40 }), 2)
  addToCart(testProduct('b'))
  refreshCart([testProduct('a', { price: 30 })])
  const [first, second] = $cart.get()
  expect(first).toEqual({ ...testProduct('a', { price: 30 }), quantity: 2 })
  expect(second).toMatchObject({ _id: 'b', quantity: 1 })
})

const variant = (id: string, change = {}) => ({
  ...{ _id: id, sku: id, colour: 'Rust', size: id, name: `Rust, ${id}`, price: 25, stock: 2, images: ['/v'] },
  ...change,
})

test('each variant is its own line with price, stock and picture, changed and removed separately', () => {
  const shirt = testProduct('shirt', { price: 20, highestPrice: 27, stock: 9 })
  addToCart(withVariant(shirt, variant('M')))
  expect($cart.get()[0]).not.toHaveProperty('highestPrice')
  addToCart(withVariant(shirt, variant('XL', { price: 27 })))
  expect(addToCart(withVariant(shirt, variant('M')), 5)).toBe(1)
  expect(
    $cart.get().map(({ variantName, price, quantity, images }) => [variantName, price, quantity, images[0]]),
  ).toEqual([
    ['Rust, M', 25, 2, '/v'],
    ['Rust, XL', 27, 1, '/v'],
  ])
  setQuantity('shirt XL', 2)
  removeFromCart('shirt M')
  expect($cart.get()).toMatchObject([{ _id: 'shirt', variant: 'XL', quantity: 2 }])
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toHaveLength(1)
})

test('refreshing with a product keeps a variant’s price and stock; with the variant it replaces them', () => {
  const shirt = testProduct('shirt', { price: 20, stock: 9 })
  addToCart(withVariant(shirt, variant('M')))
  refreshCart([{ ...shirt, name: 'New name', price: 1, stock: 0 }])
  expect($cart.get()).toMatchObject([{ name: 'New name', price: 25, stock: 2, variant: 'M' }])
  refreshCart([withVariant(shirt, variant('M', { price: 30, stock: 1 }))])
  expect($cart.get()).toMatchObject([{ price: 30, stock: 1, quantity: 1 }])
})

test('a product with variants is not added before one is chosen', () => {
  const shirt = testProduct('shirt', { variantCount: 2 })
  expect(addToCart(shirt)).toBe(0)
  expect($cart.get()).toEqual([])
  expect($lastAdded.get()).toBeNull()
  expect(addToCart(withVariant(shirt, variant('M')))).toBe(1)
})

test('refreshing moves the release of a line, and takes it away when the product is released', () => {
  const announced = { status: 'pre-order' as const, releaseDate: '2027-01-15' }
  const shirt = testProduct('shirt', announced)
  addToCart(withVariant(shirt, variant('M')))
  refreshCart([{ ...shirt, releaseDate: '2027-02-01' }])
  expect($cart.get()).toMatchObject([{ ...announced, releaseDate: '2027-02-01' }])
  refreshCart([testProduct('shirt')])
  expect($cart.get()[0]).toMatchObject({ status: 'in-stock' })
  expect($cart.get()[0]).not.toHaveProperty('releaseDate')
})

test('a stored line without a variant stays until the chosen variant replaces it', () => {
  const shirt = testProduct('shirt', { variantCount: 2 })
  const stored = { ...testProduct('shirt'), quantity: 2 }
  $cart.set([stored, { ...testProduct('a'), quantity: 1 }])
  refreshCart([shirt])
  expect($cart.get()).toMatchObject([{ _id: 'shirt', quantity: 2, variantCount: 2 }, { _id: 'a' }])
  expect($cart.get().map(needsVariant)).toEqual([true, false])
  addToCart(withVariant(shirt, variant('M')))
  addToCart(withVariant(shirt, variant('L')))
  expect($cart.get().map(({ _id, variant, quantity }) => [_id, variant, quantity])).toEqual([
    ['shirt', 'M', 1],
    ['a', undefined, 1],
    ['shirt', 'L', 1],
  ])
})

test('a full cart takes no further line, keeps all it has, and says so when one cannot be restored', () => {
  const lines = Array.from({ length: 100 }, (_, n) => ({ ...testProduct(`p${n}`), quantity: 1 }))
  $cart.set(lines)
  expect(isCartFull(testProduct('new'))).toBe(true)
  expect(addToCart(testProduct('new'))).toBe(0)
  expect($cart.get()).toHaveLength(100)
  expect(addToCart(testProduct('p7'))).toBe(1)
  const [first] = lines
  removeFromCart('p0')
  expect(addToCart(testProduct('new'))).toBe(1)
  $toasts.set([])
  if (first) restoreToCart(first, 0)
  expect($cart.get()).toHaveLength(100)
  expect($toasts.get()).toMatchObject([{ message: expect.stringContaining('100 products') }])
})
