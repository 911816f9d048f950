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
  active: true,
  images: [],
}

/** The form's values for an existing product. */
export function valuesOf(product: AdminProduct): ProductValues {
  const { name, desc, status, category, active, images } = product
  return {
    ...{ name, desc, status, category, active, images },
    ...mapTextAttributes((field) => product[field] ?? ''),
    price: product.price.toFixed(2),
    stock: String(product.stock),
  }
}

/** The valid form values as the API's input. */
export function toInput(values: ProductValues): ProductInput {
  const { desc, status, category, active, images } = values
  return {
    ...{ desc, status, category, active, images },
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
