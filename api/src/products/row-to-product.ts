import { sql } from 'drizzle-orm'
import { toDollars } from '../http/cents-and-dollars'
import { pictureAddress } from '../pictures/picture-address'
import type { PictureStore } from '../pictures/picture-store'
import { parseAudience } from './audience'
import { parseAvailability, parseStatus } from './availability'
import type { Product, ProductSeller } from './schema'
import { products } from './table'
import { shownTexts, textAttributeNames } from './text-attributes'

const textColumns = Object.fromEntries(textAttributeNames.map((name) => [name, products[name]])) as Pick<
  typeof products,
  (typeof textAttributeNames)[number]
>

/** The columns for a product in a response. */
export const productColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  description: products.description,
  ...textColumns,
  category: products.category,
  audience: products.audience,
  tags: products.tags,
  status: products.status,
  availability: products.availability,
  priceCents: products.priceCents,
  regularPriceCents: products.regularPriceCents,
  stock: products.stock,
  images: products.images,
  ratingTotal: products.ratingTotal,
  ratingCount: products.ratingCount,
  createdAt: products.createdAt,
  variantCount: products.variantCount,
  mostSurchargeCents: products.mostSurchargeCents,
  releaseDate: products.releaseDate,
  // One lookup by key per product of a page; none for the shop's own products.
  seller: sql<ProductSeller | null>`(select json_build_object('slug', slug, 'name', shop_name) from sellers
    where sellers.id = products.seller_id)`,
}

export type ProductRow = Pick<typeof products.$inferSelect, Exclude<keyof typeof productColumns, 'seller'>> & {
  seller: ProductSeller | null
}

/** Converts a row to the API's format: dollars, picture URLs, and no fields for unknown values. */
export function rowToProduct(row: ProductRow, pictures: Pick<PictureStore, 'toneOf'>): Product {
  const { regularPriceCents, ratingCount, ratingTotal, variantCount, mostSurchargeCents, releaseDate, seller } = row
  return {
    _id: row.id,
    name: row.name,
    price: toDollars(row.priceCents),
    desc: row.description,
    ...shownTexts(row),
    images: row.images.map(pictureAddress),
    tones: row.images.map(pictures.toneOf),
    category: row.category,
    audience: parseAudience(row.audience),
    tags: row.tags,
    status: parseStatus(row.status),
    availability: parseAvailability(row.availability),
    sku: row.sku,
    stock: row.stock,
    reviewCount: ratingCount,
    createdAt: row.createdAt.toISOString(),
    ...(seller && { seller }),
    ...(ratingCount > 0 && { rating: Math.round((ratingTotal / ratingCount) * 10) / 10 }),
    ...(variantCount > 0 && { variantCount }),
    ...(mostSurchargeCents > 0 && { highestPrice: toDollars(row.priceCents + mostSurchargeCents) }),
    ...(releaseDate !== null && row.status !== 'in-stock' && { releaseDate }),
    ...(regularPriceCents !== null &&
      regularPriceCents > row.priceCents && { regularPrice: toDollars(regularPriceCents) }),
  }
}
