import type { SellerProductDetail, SellerProductInput } from '@superium/shared/api'
import type { ListedPicture } from '@superium/shared/uploads'

/** A product with its variants, also as a conflict has it. */
export type EditableProduct = Omit<SellerProductDetail, 'unitsSold'>

/** The values of the form; numbers are kept as the typed text. */
export interface ProductValues {
  name: string
  desc: string
  brand: string
  colour: string
  condition: string
  category: string
  audience: SellerProductDetail['audience']
  tags: string
  /** In dollars; the price outside sales. */
  price: string
  /** Only for a new product. */
  stock: string
  status: SellerProductDetail['status']
  /** YYYY-MM-DD or empty. */
  releaseDate: string
  pictures: ListedPicture[]
}

/** An empty form. */
export const newProduct: ProductValues = {
  name: '',
  desc: '',
  brand: '',
  colour: '',
  condition: 'New Product',
  category: '',
  audience: 'unisex',
  tags: '',
  price: '',
  stock: '',
  status: 'in-stock',
  releaseDate: '',
  pictures: [],
}

/** The form's values for an existing product. */
export function valuesOf(product: EditableProduct): ProductValues {
  const { name, desc, brand, colour, condition, category, audience, status, images, imageAlts } = product
  return {
    ...{ name, desc, brand, colour, condition, category, audience, status },
    tags: product.tags.join(' '),
    price: product.basePrice.toFixed(2),
    stock: String(product.stock),
    releaseDate: product.releaseDate ?? '',
    pictures: images.map((address, index) => ({ address, alt: imageAlts[index] ?? '' })),
  }
}

/** The tags in the form's text, without duplicates. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
]

/** Converts valid form values to the API's input. */
export function toInput(values: ProductValues): SellerProductInput {
  const { desc, category, audience, status, releaseDate, pictures } = values
  return {
    ...{ desc, category, audience, status },
    name: values.name.trim(),
    brand: values.brand.trim(),
    colour: values.colour.trim(),
    condition: values.condition.trim(),
    tags: tagsOf(values.tags),
    price: Number(values.price),
    stock: Number(values.stock),
    releaseDate: (status !== 'in-stock' && releaseDate) || null,
    images: pictures.map(({ address }) => address),
    imageAlts: pictures.map(({ alt }) => alt.trim()),
  }
}

/**
 * Only the changed fields, because sending a price, even an unchanged one, ends the product's sale. Stock has its own
 * form.
 */
export function changesOf(before: ProductValues, after: ProductValues): Partial<Omit<SellerProductInput, 'stock'>> {
  const old: Record<string, unknown> = { ...toInput(before) }
  const { stock: _, ...now } = toInput(after)
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field])),
  )
}
