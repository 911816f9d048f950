import type { Product } from '../api/api-types'
import type { CartProduct } from './cart-line'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a stored value is a list of texts. */
export const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isMoney = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

function isSeller(value: unknown): boolean {
  const { slug, name } = (value ?? {}) as { slug?: unknown; name?: unknown }
  return isText(slug) && isText(name)
}

/** Fields that older entries may lack. A present one is rendered and calculated with, so it must be valid. */
const OPTIONAL = {
  tones: areTexts,
  sku: isText,
  colour: isText,
  condition: isText,
  createdAt: isText,
  stock: isMoney,
  reviewCount: isMoney,
  rating: isMoney,
  regularPrice: isMoney,
  highestPrice: isMoney,
  variantCount: isMoney,
  variant: isText,
  variantName: isText,
  releaseDate: (value) => Date.parse(value as string) > 0,
  seller: isSeller,
} satisfies Partial<Record<keyof CartProduct, (value: unknown) => boolean>>

/** A stored product (spec §3), or undefined for an invalid one. Only storage of this origin is read. */
export function parseProduct(value: unknown): Product | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const product = value as Partial<Record<keyof CartProduct, unknown>>
  const whole =
    isText(product._id) &&
    isText(product.name) &&
    isText(product.desc) &&
    isText(product.brand) &&
    isText(product.category) &&
    isText(product.status) &&
    isMoney(product.price) &&
    areTexts(product.images) &&
    Object.entries(OPTIONAL).every(([field, isRight]) => {
      const stored = product[field as keyof typeof OPTIONAL]
      return stored === undefined || isRight(stored)
    })
  return whole ? (value as Product) : undefined
}

/** The products of a stored list, each `keyOf` once; malformed entries are left out. */
export function parseProducts(
  value: unknown,
  keyOf: (product: Product) => string = ({ _id }) => _id,
): Product[] | undefined {
  if (!Array.isArray(value)) return undefined
  const products = value.flatMap((one) => parseProduct(one) ?? [])
  return products.filter((one, index) => products.findIndex((other) => keyOf(other) === keyOf(one)) === index)
}

/** The stored products with the server's current data; products that the server did not return stay unchanged. */
export function refreshed(stored: readonly Product[], products: readonly Product[]): Product[] {
  const fresh = new Map(products.map((product) => [product._id, product]))
  return stored.map((product) => fresh.get(product._id) ?? product)
}
