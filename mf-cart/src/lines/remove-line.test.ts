import { WISHLIST_CAPACITY } from '@superium/shared/constants'
import { $cart, $toasts, $wishlist, addToCart } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { moveToWishlist } from './remove-line'

test('Undo of a move to a full wishlist brings back the line and the wish that made room', () => {
  const wishes = Array.from({ length: WISHLIST_CAPACITY }, (_, at) => testProduct(`wish-${at}`))
  $wishlist.set(wishes)
  addToCart(testProduct('mug'))
  const [line] = $cart.get()
  if (!line) throw new Error('the cart is empty')
  moveToWishlist(line)
  expect($cart.get()).toEqual([])
  expect($wishlist.get().map(({ _id }) => _id)).toEqual([...wishes.slice(1).map(({ _id }) => _id), 'mug'])
  $toasts.get().at(-1)?.action?.run()
  expect($cart.get()).toEqual([line])
  expect($wishlist.get()).toEqual(wishes)
})
