import type { AdminProduct, ProductInput } from '@superium/shared/api'
import type { ListedPicture } from '@superium/shared/uploads'
import { mapTextAttributes, type TextAttribute } from './text-attributes'

/** The values of the form; numbers are text as typed. */
export interface ProductValues extends Record<TextAttribute, string> {
  name: string
  desc: string
  /** Dollars. */
  price: string
  stock: string
  status: ProductInput['status']
  category: string
  audience: AdminProduct['audience']
  /** Words separated by spaces or commas. */
  tags: string
  active: boolean
  featured: boolean
  /** YYYY-MM-DD or empty. */
  releaseDate: string
  /** The main picture first. */
  pictures: ListedPicture[]
}

/** The values for a new product. */
export const newProduct: ProductValues = {
  name: '',
  desc: '',
  price: '',
  stock: '',
  status: 'in-stock',
  ...mapTextAttributes(() => ''),
  condition: 'New Product',
  category: '',
  audience: 'unisex',
  tags: '',
  active: true,
  featured: false,
  releaseDate: '',
  pictures: [],
}

/** The form's values for an existing product. */
export function valuesOf(product: AdminProduct): ProductValues {
  const { name, desc, status, category, audience, active, featured, images, imageAlts } = product
  return {
    ...{ name, desc, status, category, audience, active, featured },
    releaseDate: product.releaseDate ?? '',
    pictures: images.map((address, index) => ({ address, alt: imageAlts[index] ?? '' })),
    tags: product.tags.join(' '),
    ...mapTextAttributes((field) => product[field] ?? ''),
    price: product.price.toFixed(2),
    stock: String(product.stock),
  }
}

/** The distinct tags in the form's text. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
]

/** Converts the valid values of the form into the API's input. */
export function toInput(values: ProductValues): ProductInput {
  const { desc, status, category, audience, active, featured, pictures } = values
  return {
    ...{ desc, status, category, audience, active, featured },
    releaseDate: (status !== 'in-stock' && values.releaseDate) || null,
    images: pictures.map(({ address }) => address),
    imageAlts: pictures.map(({ alt }) => alt.trim()),
    tags: tagsOf(values.tags),
    name: values.name.trim(),
    ...mapTextAttributes((field) => values[field].trim()),
    price: Number(values.price),
    stock: Number(values.stock),
  }
}

/**
 * Only the changed fields, because sending a price, even an unchanged one, ends the product's sale. Never the stock,
 * which only movements change.
 */
export function changesOf(before: ProductValues, after: ProductValues): Omit<Partial<ProductInput>, 'stock'> {
  const { stock: _, ...old }: Record<string, unknown> = { ...toInput(before) }
  const { stock: _stock, ...now } = toInput(after)
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field])),
  )
}
