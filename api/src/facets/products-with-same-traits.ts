import type { SortedPrices } from './sorted-prices'

/** The traits of a product that filters use, except the price. */
export interface FacetTraits {
  category: string
  brand: string
  availability: string
  /** Whole stars; 0 without reviews. */
  stars: number
  saleId: string | null
  featured: boolean
  audience: string
  tags: readonly string[]
  sellerId: string | null
}

/** The products of a result that differ only in price: a group. */
export interface ProductsWithSameTraits extends FacetTraits {
  count: number
  prices: SortedPrices
}
