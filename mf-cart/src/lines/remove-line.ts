import { $cart, notify, removeFromCart, restoreToCart } from '@superium/shared/state'
import { texts } from '../texts'

/** Takes a line out of the cart and offers, in a toast, to put it back where it was. */
export function removeLine(id: string): void {
  const items = $cart.get()
  const index = items.findIndex(({ _id }) => _id === id)
  const item = items[index]
  if (!item) return
  removeFromCart(id)
  notify('info', texts.line.removed(item.name), {
    label: texts.line.undo,
    run: () => restoreToCart(item, index),
  })
}
