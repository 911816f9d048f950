import { toDollars } from '../http/fields'
import type { AdminProduct } from './admin-schema'
import { type ProductRow, productColumns, toProduct } from './row'
import { products } from './table'

/** What is read of a product for an administrator. */
export const adminColumns = {
  ...productColumns,
  basePriceCents: products.basePriceCents,
  saleId: products.saleId,
  featured: products.featured,
  active: products.active,
}

type AdminRow = ProductRow & Pick<typeof products.$inferSelect, 'basePriceCents' | 'saleId' | 'featured' | 'active'>

/** A row as an administrator sees it. */
export function toAdminProduct(row: AdminRow): AdminProduct {
  const { basePriceCents, saleId, featured, active } = row
  return { ...toProduct(row), basePrice: toDollars(basePriceCents), onSale: saleId !== null, featured, active }
}
