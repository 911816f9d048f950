import { addToWishlistEvent, removeFromCartEvent, track } from '@superium/shared/analytics'
import {
  $cart,
  $wishlist,
  $wishlistIds,
  type CartItem,
  lineKey,
  notify,
  removeFromCart,
  restoreToCart,
  restoreToWishlist,
  toggleWishlist,
} from '@superium/shared/state'
import { cartTexts } from '../texts'
import { itemName } from './item-name'

const texts = cartTexts.line

/** Removes the line with this `lineKey` and offers Undo in a toast. */
export function removeLine(key: string): void {
  takeOut(key, texts.removed)
}

/** Moves a line to the wishlist, which keeps a product that is already in it, and offers Undo in a toast. */
export function moveToWishlist({ quantity: _, ...product }: CartItem): void {
  const isWished = () => $wishlistIds.get().has(product._id)
  const isNew = !isWished()
  const [oldest] = $wishlist.get()
  if (isNew) {
    toggleWishlist(product)
    track(addToWishlistEvent(product))
  }
  takeOut(lineKey(product), texts.moved, () => {
    if (!isNew || !isWished()) return
    toggleWishlist(product)
    // A full list has dropped it.
    if (oldest) restoreToWishlist(oldest, 0)
  })
}

function takeOut(key: string, said: (name: string) => string, undo?: () => void): void {
  const items = $cart.get()
  const index = items.findIndex((one) => lineKey(one) === key)
  const item = items[index]
  if (!item) return
  removeFromCart(key)
  track(removeFromCartEvent(item, item.quantity))
  notify('info', said(itemName(item)), {
    label: texts.undo,
    run: () => {
      undo?.()
      restoreToCart(item, index)
    },
  })
}
