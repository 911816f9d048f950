import type { Product } from '@superium/shared/api'
import { texts } from '../texts'

/** Whether and how a product can be had: its status (spec §3), and sold out when nothing is left of it. */
export type Availability = Product['status'] | 'sold-out'

/** `in-stock` and `pre-order` can be put in the cart as long as stock lasts; `up-coming` is only announced. */
export function availabilityOf({ status, stock }: Pick<Product, 'status' | 'stock'>): Availability {
  return status !== 'up-coming' && stock <= 0 ? 'sold-out' : status
}

/** Whether Add to cart stands beside it. */
export const canBeBought = (availability: Availability): boolean =>
  availability === 'in-stock' || availability === 'pre-order'

/** The state in words: the labels of spec §9's availability filters. */
export const availabilityNames: Record<Availability, string> = texts.availability
