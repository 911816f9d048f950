import { toDollars } from '../http/money'
import { pictureAddress } from '../pictures/picture-address'
import type { PictureStore } from '../pictures/picture-store'
import { parseAvailability, parseStatus } from './new-product'
import type { Product } from './schema'
import { products } from './table'

/** What is read of a product to show it. */
export const productColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  description: products.description,
  brand: products.brand,
  category: products.category,
  colour: products.colour,
  condition: products.condition,
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
}

export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productColumns>

/** A row as the API shows it: dollars, picture addresses, and no member for what is not known. */
export function rowToProduct(row: ProductRow, pictures: Pick<PictureStore, 'toneOf'>): Product {
  const { regularPriceCents, ratingCount, ratingTotal, variantCount, mostSurchargeCents, releaseDate } = row
  return {
    _id: row.id,
    name: row.name,
    price: toDollars(row.priceCents),
    desc: row.description,
    images: row.images.map(pictureAddress),
    tones: row.images.map(pictures.toneOf),
    brand: row.brand,
    category: row.category,
    status: parseStatus(row.status),
    availability: parseAvailability(row.availability),
    sku: row.sku,
    colour: row.colour,
    condition: row.condition,
    stock: row.stock,
    reviewCount: ratingCount,
    createdAt: row.createdAt.toISOString(),
    ...(ratingCount > 0 && { rating: Math.round((ratingTotal / ratingCount) * 10) / 10 }),
    ...(variantCount > 0 && { variantCount }),
    ...(mostSurchargeCents > 0 && { highestPrice: toDollars(row.priceCents + mostSurchargeCents) }),
    ...(releaseDate !== null && row.status !== 'in-stock' && { releaseDate }),
    ...(regularPriceCents !== null &&
      regularPriceCents > row.priceCents && { regularPrice: toDollars(regularPriceCents) }),
  }
}
