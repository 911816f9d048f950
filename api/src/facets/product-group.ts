import type { PriceList } from './price-list'

/** What products are filtered by, beside the price. */
export interface ProductTraits {
  category: string
  brand: string
  availability: string
  /** Whole stars; 0 without reviews. */
  stars: number
  saleId: string | null
  featured: boolean
}

/** All products of a result that are alike in everything but the price. */
export interface ProductGroup extends ProductTraits {
  count: number
  prices: PriceList
}
