import { $wishlist, type CartProduct, notify, restoreToWishlist, toggleWishlist } from '@superium/shared/state'
import { accountTexts } from '../../texts'
import { wishName } from './wish-name'

const texts = accountTexts.saved

/** Takes a product off the wishlist and returns a function that undoes it. */
export function takeOff(product: CartProduct): () => void {
  const index = $wishlist.get().findIndex(({ _id }) => _id === product._id)
  if (index < 0) return () => undefined
  toggleWishlist(product)
  return () => restoreToWishlist(product, index)
}

/** Removes a product from the wishlist and offers Undo in a toast. */
export function removeWish(product: CartProduct): void {
  const run = takeOff(product)
  notify('info', texts.removed(wishName(product)), { label: texts.undo, run })
}
