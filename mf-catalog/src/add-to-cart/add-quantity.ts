import { addToCartEvent, track } from '@superium/shared/analytics'
import { addToCart, type CartProduct, isCartFull } from '@superium/shared/state'
import { addToCartTexts } from './texts'

/**
 * Adds up to `quantity` pieces to the cart. `stockMessage` says when fewer were added (a ruling on spec §4) or the cart
 * is full; otherwise it is empty.
 */
export function addQuantity(product: CartProduct, quantity: number): { added: number; stockMessage: string } {
  if (isCartFull(product)) return { added: 0, stockMessage: addToCartTexts.cartFull }
  const added = addToCart(product, quantity)
  if (added > 0) track(addToCartEvent(product, added))
  if (added === quantity) return { added, stockMessage: '' }
  return {
    added,
    stockMessage: added === 0 ? addToCartTexts.allInCart(product.stock) : addToCartTexts.fewerAdded(added),
  }
}
