import { addToCart, type CartProduct } from '@superium/shared/state'
import { addToCartTexts } from './texts'

/** Adds `quantity` pieces to the cart; `stockMessage` explains a lower stock (a ruling on spec §4), else it is empty. */
export function addQuantity(product: CartProduct, quantity: number): { added: number; stockMessage: string } {
  const added = addToCart(product, quantity)
  if (added === quantity) return { added, stockMessage: '' }
  return {
    added,
    stockMessage: added === 0 ? addToCartTexts.allInCart(product.stock) : addToCartTexts.fewerAdded(added),
  }
}
