import { toDollars } from '../http/cents-and-dollars'
import type { PictureStore } from '../pictures/picture-store'
import type { AdminProduct } from './admin-schema'
import { type ProductRow, productColumns, rowToProduct } from './row-to-product'
import { products } from './table'

/** The columns of a product that an administrator sees. */
export const adminColumns = {
  ...productColumns,
  basePriceCents: products.basePriceCents,
  saleId: products.saleId,
  imageAlts: products.imageAlts,
  featured: products.featured,
  active: products.active,
  edition: products.edition,
}

type AdminRow = ProductRow &
  Pick<typeof products.$inferSelect, 'basePriceCents' | 'saleId' | 'imageAlts' | 'featured' | 'active' | 'edition'>

/** A row as an administrator sees it. */
export function rowToAdminProduct(row: AdminRow, pictures: Pick<PictureStore, 'toneOf'>): AdminProduct {
  const { basePriceCents, saleId, imageAlts, featured, active, edition } = row
  return {
    ...rowToProduct(row, pictures),
    basePrice: toDollars(basePriceCents),
    onSale: saleId !== null,
    imageAlts,
    featured,
    active,
    edition,
  }
}
