import type { Product } from '@superium/shared/api'
import { availabilityTexts } from './texts'

/** A product's status (spec §3), or sold out without stock. */
export type Availability = Product['status'] | 'sold-out'

/** The availability by status and stock; an up-coming product has no stock to sell out. */
export function availabilityOf({ status, stock }: Pick<Product, 'status' | 'stock'>): Availability {
  return status !== 'up-coming' && stock <= 0 ? 'sold-out' : status
}

/** Whether the product can be added to the cart. */
export const canBeBought = (availability: Availability): boolean =>
  availability === 'in-stock' || availability === 'pre-order'

/** The largest stock that is shown as a number: "Only 3 left". */
export const FEW_LEFT = 5

/** The label of each availability, as in the filters of spec §9. */
export const availabilityNames: Record<Availability, string> = availabilityTexts
