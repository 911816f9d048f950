import type { Product } from '@superium/shared/api'
import { Chip } from '@superium/shared/ui'
import { availabilityNames, availabilityOf, FEW_LEFT } from './availability'
import css from './stock-line.module.css'
import { availabilityTexts } from './texts'

interface StockLineProps {
  product: Product
  /** False until a variant is chosen: the stock then is the sum of all variants, so no number is shown. */
  counted?: boolean
}

/** "In stock", or "Only 3 left" at low stock (spec §2 "stock line"); any other product shows its availability. */
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
