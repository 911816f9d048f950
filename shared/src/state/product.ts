import type { Product } from '../api/models'

const isText = (value: unknown): value is string => typeof value === 'string'
const isMoney = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** A stored product (spec §3), or undefined when it lacks what every page shows. Only storage of this origin is read. */
export function parseProduct(value: unknown): Product | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const product = value as Partial<Record<keyof Product, unknown>>
  const whole =
    isText(product._id) &&
    isText(product.name) &&
    isText(product.desc) &&
    isText(product.brand) &&
    isText(product.category) &&
    isText(product.status) &&
    isMoney(product.price) &&
    Array.isArray(product.images) &&
    product.images.every(isText)
  return whole ? (value as Product) : undefined
}

/** The products of a stored list, each once, malformed entries left out. */
export function parseProducts(value: unknown): Product[] | undefined {
  if (!Array.isArray(value)) return undefined
  const products = value.flatMap((one) => parseProduct(one) ?? [])
  return products.filter((one, index) => products.findIndex(({ _id }) => _id === one._id) === index)
}
