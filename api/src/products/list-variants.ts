import type { Catalogue } from '../catalogue/cached-catalogue'
import { toDollars } from '../http/cents-and-dollars'
import { pictureAddress } from '../pictures/picture-address'
import { findVariants, type VariantRow } from '../variants/queries'
import type { Variant } from '../variants/schema'
import { variantName } from '../variants/variant-name'
import type { Product } from './schema'

/** A product with the price and the pictures of a variant; without own pictures a variant shows its product's. */
export function withVariant(
  product: Product,
  { surchargeCents, images }: Pick<VariantRow, 'surchargeCents' | 'images'>,
  { toneOf }: Pick<Catalogue['pictures'], 'toneOf'>,
): Product {
  const withSurcharge = (dollars: number) => toDollars(Math.round(dollars * 100) + surchargeCents)
  return {
    ...product,
    price: withSurcharge(product.price),
    ...(product.regularPrice !== undefined && { regularPrice: withSurcharge(product.regularPrice) }),
    ...(images.length > 0 && { images: images.map(pictureAddress), tones: images.map(toneOf) }),
  }
}

function toVariant(row: VariantRow, product: Product, pictures: Catalogue['pictures']): Variant {
  const { price, regularPrice, images, tones = [] } = withVariant(product, row, pictures)
  const { id: _id, sku, colour, size, stock } = row
  return {
    ...{ _id, sku, colour, size, name: variantName(row), price, stock, images, tones },
    ...(regularPrice !== undefined && { regularPrice }),
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
