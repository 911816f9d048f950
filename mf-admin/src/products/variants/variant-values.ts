import type { AdminProductDetail } from '@superium/shared/api'
import { variantTexts as texts } from './texts'

/** A variant in the form; numbers are text as typed. A new one has no id, and an initial stock. */
export interface VariantValues {
  key: string
  id?: string
  colour: string
  size: string
  /** Empty for a new variant whose SKU the API generates. */
  sku: string
  price: string
  stock: string
  /** URLs; none if the variant shows the product's pictures. */
  images: string[]
}

/** The form's rows for a product's variants. */
export const variantsOf = ({ variants }: Pick<AdminProductDetail, 'variants'>): VariantValues[] =>
  variants.map(({ _id, colour, size, sku, price, stock, images }) => ({
    ...{ key: _id, id: _id, colour, size, sku, images },
    price: price.toFixed(2),
    stock: String(stock),
  }))

const isPrice = (text: string) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) >= 0.01 && Number(text) <= 1_000_000
const isStock = (text: string) => /^\d+$/.test(text) && Number(text) <= 1_000_000

function problemOfRow({ id, colour, size, price, stock, sku }: VariantValues): string {
  if (colour.trim() === '' && size.trim() === '') return texts.wrongTraits
  if (!isPrice(price.trim())) return texts.wrongPrice
  if (!id && stock.trim() !== '' && !isStock(stock.trim())) return texts.wrongStock
  return id && sku.trim() === '' ? texts.noSku : ''
}

/** A message about the first mistake in the rows; empty if they are valid. */
export function problemOf(rows: readonly VariantValues[]): string {
  for (const [index, row] of rows.entries()) {
    const problem = problemOfRow(row)
    if (problem) return `${texts.list(index + 1)}: ${problem}`
  }
  for (const trait of ['colour', 'size'] as const) {
    const without = rows.findIndex((row) => row[trait].trim() === '')
    if (without >= 0 && rows.some((row) => row[trait].trim() !== ''))
      return `${texts.list(without + 1)}: ${texts.allOrNone(texts[trait])}`
  }
  return ''
}

/** A row's name, such as "Red, M". */
export const nameOf = ({ colour, size }: VariantValues): string => [colour, size].filter(Boolean).join(', ')

/** Converts a valid row into the API's input. */
export const toVariant = ({ id, colour, size, sku, price, stock, images }: VariantValues) => ({
  ...(id ? { _id: id } : { stock: Number(stock) }),
  ...(sku.trim() && { sku: sku.trim() }),
  ...{ colour: colour.trim(), size: size.trim(), price: Number(price), images },
})
