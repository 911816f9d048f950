/** The traits of a product that filters use, except those of its variants. */
export interface FacetTraits {
  category: string
  brand: string
  /** The product's own: `sold-out` if all its variants are. */
  availability: string
  /** Whole stars; 0 without reviews. */
  stars: number
  saleId: string | null
  featured: boolean
  audience: string
  tags: readonly string[]
  sellerId: string | null
}

/** The products of a category that differ in nothing that filters use but their variants: a group. */
export interface ProductsWithSameTraits extends FacetTraits {
  count: number
}
