import { addToCart, type CartProduct } from '@superium/shared/state'
import { texts } from '../texts'

/**
 * Puts `quantity` pieces in the cart. Where stock is the bound, `words` says so (a ruling on spec §4); empty when all went in.
 */
export function addQuantity(product: CartProduct, quantity: number): { added: number; words: string } {
  const added = addToCart(product, quantity)
  if (added === quantity) return { added, words: '' }
  return { added, words: added === 0 ? texts.product.allInCart(product.stock) : texts.product.fewerAdded(added) }
}
