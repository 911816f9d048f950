import type { Product } from '@superium/shared/api'
import { addToCart, notify } from '@superium/shared/state'
import { texts } from '../texts'

/** Puts `quantity` pieces in the cart; where stock is the bound, it is said in words (a ruling on spec §4). */
export function addQuantity(product: Product, quantity: number): void {
  const added = addToCart(product, quantity)
  if (added === quantity) return
  notify('info', added === 0 ? texts.product.allInCart(product.stock) : texts.product.fewerAdded(added))
}
