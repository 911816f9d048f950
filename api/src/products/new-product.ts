import type { Audience } from './audience'
import type { ProductStatus } from './availability'
import type { products } from './table'

/** Columns that the database computes or the shop counts. */
type Kept =
  | 'basePriceCents'
  | 'regularPriceCents'
  | 'saleId'
  | 'variantCount'
  | 'mostSurchargeCents'
  | 'variantColours'
  | 'ratingTotal'
  | 'hiddenByAdmin'
  | 'hiddenWithSeller'
  | 'ratingCount'
  | 'edition'
  | 'updatedAt'
  | 'addedAt'

/**
 * A row for {@link insertProducts}: a UUIDv7 as id, a category keyword (spec §2), money in cents, pictures as picture keys
 * (`/media/<key>/640.webp`) with the main one first, and the release date as YYYY-MM-DD.
 */
export type NewProduct = Omit<typeof products.$inferInsert, Kept | 'status' | 'audience'> & {
  status: ProductStatus
  audience?: Audience
}
