import { addToCartEvent, track } from '@superium/shared/analytics'
import {
  $cart,
  $lastAdded,
  addToCart,
  type CartProduct,
  isCartFull,
  lineKey,
  notify,
  removeFromCart,
  setQuantity,
} from '@superium/shared/state'
import { accountTexts } from '../../texts'
import { takeOff } from './remove-wish'
import { wishName } from './wish-name'

const texts = accountTexts.saved

/**
 * Adds one piece to the cart, or notifies the shopper that the cart is full or has all the stock. Returns whether it
 * was added.
 */
export function addWish(product: CartProduct): boolean {
  if (addToCart(product) === 0) {
    notify('info', isCartFull(product) ? texts.cartFull : texts.noneLeft)
    return false
  }
  track(addToCartEvent(product, 1))
  return true
}

/** Moves one piece from the wishlist to the cart, and offers Undo in a toast. */
export function moveToCart(product: CartProduct): void {
  const key = lineKey(product)
  const before = $cart.get().find((item) => lineKey(item) === key)?.quantity ?? 0
  if (!addWish(product)) return
  // The toast below replaces the cart notice in the header.
  $lastAdded.set(null)
  const putBack = takeOff(product)
  const run = (): void => {
    if (before > 0) setQuantity(key, before)
    else removeFromCart(key)
    putBack()
  }
  notify('success', texts.moved(wishName(product)), { label: texts.undo, run })
}
