import { removeFromCartEvent, track } from '@superium/shared/analytics'
import { $cart, lineKey, notify, removeFromCart, restoreToCart } from '@superium/shared/state'
import { cartTexts } from '../texts'
import { itemName } from './item-name'

/** Removes the line with this `lineKey` and offers Undo in a toast. */
export function removeLine(key: string): void {
  const items = $cart.get()
  const index = items.findIndex((one) => lineKey(one) === key)
  const item = items[index]
  if (!item) return
  removeFromCart(key)
  track(removeFromCartEvent(item, item.quantity))
  notify('info', cartTexts.line.removed(itemName(item)), {
    label: cartTexts.line.undo,
    run: () => restoreToCart(item, index),
  })
}
