import { BRANDS, type Category } from '../brands'
import { DEMO_SELLERS } from './demo-sellers'

/** The id of the seller of this brand in a category; null for products of the shop itself. */
export function sellerOfProduct(category: Category, brand: string): string | null {
  const place = (BRANDS[category] as readonly string[]).indexOf(brand)
  const seller = DEMO_SELLERS.find(({ sells }) => place >= 0 && place < (sells[category] ?? 0))
  return seller?.id ?? null
}
