import type { Product } from '@superium/shared/api'
import { Chip } from '@superium/shared/ui'
import { availabilityNames, availabilityOf, FEW_LEFT } from './availability'
import css from './stock-line.module.css'
import { availabilityTexts } from './texts'

interface StockLineProps {
  product: Product
  /** False before a variant is chosen: the stock is the sum of all then, and is not counted. */
  counted?: boolean
}

/** "In stock", or "Only 3 left" when few are (spec §2 "stock line"); a product that is not in stock shows its state. */
export function StockLine({ product, counted = true }: StockLineProps) {
  const availability = availabilityOf(product)
  if (availability !== 'in-stock') {
    return <Chip tone={availability === 'sold-out' ? 'warn' : 'accent'}>{availabilityNames[availability]}</Chip>
  }
  if (counted && product.stock <= FEW_LEFT) {
    return <strong className={css.few}>{availabilityTexts.onlyLeft(product.stock)}</strong>
  }
  return <strong className={css.inStock}>{availabilityTexts.inStock}</strong>
}
