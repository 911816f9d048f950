import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { notFound } from '../http/problem'
import { pictureAddress } from '../pictures/picture-address'
import { findVariants, type VariantRow } from '../variants/queries'
import type { AdminVariant } from '../variants/schema'
import { variantName } from '../variants/variant-name'
import type { AdminProductDetail } from './admin-schema'
import { type Owner, ownProduct } from './owner'
import { adminColumns, rowToAdminProduct } from './row-to-admin-product'
import { products } from './table'
import type { Writer } from './writer'

/** One product of the owner with its variants, even if hidden. 404 for an unknown id or someone else's product. */
export async function getAdminProduct(
  { db, pictures }: { db: Queries } & Pick<Writer, 'pictures'>,
  id: string,
  owner: Owner,
): Promise<AdminProductDetail> {
  const [row] = await db.select(adminColumns).from(products).where(ownProduct(id, owner))
  if (!row) throw notFound('product with this id')
  const variants = row.variantCount > 0 ? await findVariants(db, [id]) : []
  return {
    ...rowToAdminProduct(row, pictures),
    variants: variants.map((variant) => rowToAdminVariant(variant, row.basePriceCents)),
  }
}

const rowToAdminVariant = (row: VariantRow, basePriceCents: number): AdminVariant => ({
  _id: row.id,
  sku: row.sku,
  colour: row.colour,
  size: row.size,
  name: variantName(row),
  price: toDollars(basePriceCents + row.surchargeCents),
  stock: row.stock,
  images: row.images.map(pictureAddress),
})
