import type { AdminProduct, ProductInput } from '@superium/shared/api'
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
  /** Words with blanks or commas between. */
  tags: string
  active: boolean
  /** Addresses of pictures, the main one first. */
  images: string[]
}

/** An empty form. */
export const newProduct: ProductValues = {
  name: '',
  desc: '',
  price: '',
  stock: '',
  status: 'in-stock',
  ...mapTextAttributes(() => ''),
  category: '',
  audience: 'unisex',
  tags: '',
  active: true,
  images: [],
}

/** The form's values for an existing product. */
export function valuesOf(product: AdminProduct): ProductValues {
  const { name, desc, status, category, audience, active, images } = product
  return {
    ...{ name, desc, status, category, audience, active, images },
    tags: product.tags.join(' '),
    ...mapTextAttributes((field) => product[field] ?? ''),
    price: product.price.toFixed(2),
    stock: String(product.stock),
  }
}

/** The tags of the form's text, each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
]

/** The valid form values as the API's input. */
export function toInput(values: ProductValues): ProductInput {
  const { desc, status, category, audience, active, images } = values
  return {
    ...{ desc, status, category, audience, active, images },
    tags: tagsOf(values.tags),
    name: values.name.trim(),
    ...mapTextAttributes((field) => values[field].trim()),
    price: Number(values.price),
    stock: Number(values.stock),
  }
}

/** Only the changed fields, because sending a price, even the same, ends the product's sale. */
export function changesOf(before: ProductValues, after: ProductValues): Partial<ProductInput> {
  const old: Record<string, unknown> = { ...toInput(before) }
  return Object.fromEntries(
    Object.entries(toInput(after)).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field])),
  )
}
