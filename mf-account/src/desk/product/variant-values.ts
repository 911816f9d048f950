import { isPrice, isStock } from './product-schema'
import type { EditableProduct } from './product-values'
import { productTexts, variantTexts } from './texts'

/** A variant in the form; numbers are kept as the typed text. A new variant has no id and an initial stock. */
export interface VariantValues {
  key: string
  id?: string
  colour: string
  size: string
  price: string
  stock: string
}

/** The form's rows for a product's variants. */
export const variantsOf = ({ variants }: EditableProduct): VariantValues[] =>
  variants.map(({ _id, colour, size, price }) => ({
    ...{ key: _id, id: _id, colour, size },
    price: price.toFixed(2),
    stock: '',
  }))

/** The first error in the rows as text; empty if there is none. */
export function problemOf(rows: readonly VariantValues[]): string {
  for (const [index, row] of rows.entries()) {
    const at = `${variantTexts.list(index + 1)}: `
    if (row.colour.trim() === '' && row.size.trim() === '') return at + variantTexts.wrongTraits
    if (!isPrice(row.price.trim())) return at + productTexts.wrongPrice
    if (!row.id && row.stock.trim() !== '' && !isStock(row.stock.trim())) return at + productTexts.wrongStock
  }
  for (const [trait, words] of [
    ['colour', variantTexts.colour],
    ['size', variantTexts.size],
  ] as const) {
    const without = rows.findIndex((row) => row[trait].trim() === '')
    if (without >= 0 && rows.some((row) => row[trait].trim() !== ''))
      return `${variantTexts.list(without + 1)}: ${variantTexts.allOrNone(words)}`
  }
  return ''
}

/** A row's name, such as "Red, M". */
export const nameOf = ({ colour, size }: VariantValues): string => [colour, size].filter(Boolean).join(', ')

/** Converts a valid row to the API's input. */
export const toVariant = ({ id, colour, size, price, stock }: VariantValues) => ({
  ...(id ? { _id: id } : { stock: Number(stock) }),
  colour: colour.trim(),
  size: size.trim(),
  price: Number(price),
})
