import type { CartProduct } from '@superium/shared/state'
import { $cart, lineKey, maximumQuantity, notify, refreshCart, setQuantity } from '@superium/shared/state'
import { savedListTexts } from './texts'

/**
 * After a merge, reduces lines that exceed the stock to what is left and shows a message. A sold-out line keeps its
 * pieces; the cart says that it cannot be bought.
 */
export function limitToStock(products: readonly CartProduct[]): void {
  refreshCart(products)
  const merged = new Set(products.map(lineKey))
  const limited = $cart.get().flatMap((item) => {
    const stock = maximumQuantity(item)
    if (!merged.has(lineKey(item)) || stock === 0 || item.quantity <= stock) return []
    return [{ key: lineKey(item), name: item.variantName ? `${item.name}, ${item.variantName}` : item.name, stock }]
  })
  for (const { key, stock } of limited) setQuantity(key, stock)
  if (limited.length > 0) notify('info', savedListTexts.limited(limited))
}
