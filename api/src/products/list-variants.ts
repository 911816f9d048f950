import type { Catalogue } from '../catalogue/cached-catalogue'
import { toDollars } from '../http/cents-and-dollars'
import { pictureAddress } from '../pictures/picture-address'
import { findVariants, type VariantRow } from '../variants/queries'
import type { Variant } from '../variants/schema'
import { variantName } from '../variants/variant-name'
import type { Product } from './schema'

function toVariant(row: VariantRow, product: Product, { toneOf }: Catalogue['pictures']): Variant {
  const withSurcharge = (dollars: number) => toDollars(Math.round(dollars * 100) + row.surchargeCents)
  return {
    _id: row.id,
    sku: row.sku,
    colour: row.colour,
    size: row.size,
    name: variantName(row),
    price: withSurcharge(product.price),
    stock: row.stock,
    ...(row.images.length > 0
      ? { images: row.images.map(pictureAddress), tones: row.images.map(toneOf) }
      : { images: product.images, tones: product.tones ?? [] }),
    ...(product.regularPrice !== undefined && { regularPrice: withSurcharge(product.regularPrice) }),
  }
}

/** A product's variants in display order; empty for a product without variants. */
export async function listVariants(
  { db, pictures }: Pick<Catalogue, 'db' | 'pictures'>,
  product: Product,
): Promise<Variant[]> {
  if (!product.variantCount) return []
  return (await findVariants(db, [product._id])).map((row) => toVariant(row, product, pictures))
}
