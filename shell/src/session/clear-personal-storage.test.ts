import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { $cart, $coupon, $saved, $searches, $session, $shopToken, addToCart } from '@superium/shared/state'
import { productId, signIn, testProduct } from '@superium/shared/testing'
import { clearPersonalStorage } from './clear-personal-storage'

const KEY = `${PERSONAL_PREFIX}order-attempt`

test.each([
  ['session', () => sessionStorage],
  ['local', () => localStorage],
])('sign-out removes personal entries from %s storage and keeps the others', (_, area) => {
  $shopToken.set('present')
  area().setItem(KEY, '{"body":{"name":"Ann"}}')
  area().setItem('other', 'stays')
  clearPersonalStorage()
  expect(area().getItem(KEY)).not.toBeNull()
  $shopToken.set(null)
  expect(area().getItem(KEY)).toBeNull()
  expect(area().getItem('other')).toBe('stays')
})

test('personal entries of an earlier visit are removed at start when nobody is signed in', () => {
  sessionStorage.setItem(KEY, '{}')
  clearPersonalStorage()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a tab that slept while its person signed out and another signed in forgets the first one', () => {
  $shopToken.set('present')
  clearPersonalStorage()
  signIn({ uid: 'ann' })
  sessionStorage.setItem(KEY, '{"name":"Ann"}')
  // The tab is loaded again, and the session is restored.
  $session.set({ status: 'loading', user: null })
  clearPersonalStorage()
  signIn({ uid: 'ann' })
  expect(sessionStorage.getItem(KEY)).not.toBeNull()
  signIn({ uid: 'bea' })
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

const account = { uid: 'u', cart: {}, wishlist: {}, orders: 0, seen: 0, readAt: 0 }

test('sign-out removes cart, coupon and searches of the account; a guest’s afterwards stay', () => {
  $shopToken.set('present')
  $saved.set(account)
  addToCart(testProduct(productId(1)))
  $searches.set(['tea'])
  $coupon.set({ code: 'MINUS5', uid: 'u' })
  clearPersonalStorage()
  expect([$cart.get().length, $searches.get(), $coupon.get()?.code]).toEqual([1, ['tea'], 'MINUS5'])
  $shopToken.set(null)
  expect([$cart.get(), $searches.get(), $coupon.get()]).toEqual([[], [], null])
  addToCart(testProduct(productId(2)))
  $searches.set(['mug'])
  clearPersonalStorage()
  expect([$cart.get().length, $searches.get()]).toEqual([1, ['mug']])
})
