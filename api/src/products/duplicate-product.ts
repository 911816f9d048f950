import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import { notFound } from '../http/problem'
import { insertVariants } from '../variants/insert-variants'
import { newVariantSku } from '../variants/new-variant-sku'
import { findVariants } from '../variants/queries'
import { skuOf } from './admin-products'
import type { AdminProductDetail } from './admin-schema'
import { parseAudience } from './audience'
import { parseStatus } from './availability'
import { getAdminProduct } from './get-admin-product'
import { insertProducts } from './insert-products'
import { products } from './table'
import { textsOf } from './text-attributes'
import type { Writer } from './writer'

/**
 * Adds a copy of a product with its variants, for the same seller: hidden, without stock, reviews or sale, with its own
 * SKUs and price history. 404 for an unknown id.
 */
export async function duplicateProduct(
  { db, pictures }: Writer,
  from: string,
  id = uuidv7(),
): Promise<AdminProductDetail> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.id, from)).for('share')
    if (!row) throw notFound('product with this id')
    const sku = skuOf(row.category, id)
    const { description, category, images, imageAlts, tags, sellerId, releaseDate } = row
    await insertProducts(tx, [
      {
        ...{ id, sku, description, category, images, imageAlts, tags, sellerId, releaseDate },
        ...textsOf(row),
        ...{ status: parseStatus(row.status), audience: parseAudience(row.audience) },
        ...{ name: `Copy of ${row.name}`.slice(0, 200), priceCents: row.basePriceCents, stock: 0 },
        ...{ active: false, createdAt: new Date() },
      },
    ])
    const variants = await findVariants(tx, [from])
    if (variants.length > 0) {
      const copies = variants.map(({ colour, size, surchargeCents, images }) => {
        const copy = uuidv7()
        return { id: copy, sku: newVariantSku(sku, copy), colour, size, surchargeCents, images, stock: 0 }
      })
      await insertVariants(tx, [{ productId: id, variants: copies }])
    }
    const copy = await getAdminProduct({ db: tx, pictures }, id, 'everyone')
    await recordAudit(tx, { target: { kind: 'product', id, label: copy.name }, after: { ...copy, copyOf: from } })
    return copy
  })
}
