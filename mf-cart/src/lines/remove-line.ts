import { $cart, lineKey, notify, removeFromCart, restoreToCart } from '@superium/shared/state'
import { texts } from '../texts'
import { itemName } from './item-name'

/** Takes the line with this `lineKey` out of the cart and offers, in a toast, to put it back where it was. */
export function removeLine(key: string): void {
  const items = $cart.get()
  const index = items.findIndex((one) => lineKey(one) === key)
  const item = items[index]
  if (!item) return
  removeFromCart(key)
  notify('info', texts.line.removed(itemName(item)), {
    label: texts.line.undo,
    run: () => restoreToCart(item, index),
  })
}
