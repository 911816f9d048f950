import { testProduct } from '../testing/test-product'
import { $recent, refreshRecent, viewProduct } from './recently-viewed'
import { $wishlist, $wishlistIds, refreshWishlist, toggleWishlist } from './wishlist'

test('toggling adds and removes a product', () => {
  expect(toggleWishlist(testProduct('a'))).toBe(true)
  expect($wishlistIds.get().has('a')).toBe(true)
  expect(toggleWishlist(testProduct('a'))).toBe(false)
  expect($wishlist.get()).toEqual([])
})

test('the twelfth product drops the oldest', () => {
  for (let n = 1; n <= 12; n += 1) toggleWishlist(testProduct(`${n}`))
  expect($wishlist.get().map(({ _id }) => _id)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
})

test('recently viewed products are newest first, unique, and at most three', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd']) viewProduct(testProduct(id))
  expect($recent.get().map(({ _id }) => _id)).toEqual(['d', 'a', 'c'])
})

test('refreshing replaces wishlisted and recently viewed products as a whole', () => {
  $wishlist.set([testProduct('a', { price: 1.23, regularPrice: 9 }), testProduct('b')])
  $recent.set([testProduct('a', { price: 1.23 })])
  const now = [testProduct('a', { price: 8 })]
  refreshWishlist(now)
  refreshRecent(now)
  expect($wishlist.get()).toEqual([testProduct('a', { price: 8 }), testProduct('b')])
  expect($recent.get()).toEqual([testProduct('a', { price: 8 })])
})
