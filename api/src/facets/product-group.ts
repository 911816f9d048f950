import type { PriceList } from './price-list'

/** The traits of a product that filters use, except the price. */
export interface ProductTraits {
  category: string
  brand: string
  availability: string
  /** Whole stars; 0 without reviews. */
  stars: number
  saleId: string | null
  featured: boolean
}

/** The products of a result that differ only in price. */
export interface ProductGroup extends ProductTraits {
  count: number
  prices: PriceList
}
