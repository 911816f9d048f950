/** A product with one of its variants, or without: a row of the export's query, which also has all copied columns. */
export interface ExportedRow {
  [column: string]: unknown
  id: string
  sku: string
  colour: string
  base_price_cents: number
  price_cents: number
  stock: number
  active: boolean
  images: string[]
  tags: string[]
  sale_starts: string | null
  sale_ends: string | null
  variant_id: string | null
  variant_sku: string | null
  variant_colour: string | null
  variant_size: string | null
  surcharge_cents: number | null
  variant_stock: number | null
  variant_images: string[] | null
}

const formatCents = (cents: number): string => `${(cents / 100).toFixed(2)} USD`

/** The variant's stock where there is a variant, else the product's. */
export const stockOf = (row: ExportedRow): number => (row.variant_id ? (row.variant_stock ?? 0) : row.stock)

/** The variant's own pictures, else the product's. */
export const imagesOf = (row: ExportedRow): string[] => (row.variant_images?.length ? row.variant_images : row.images)

/** `price`, and during a sale `sale_price` and `sale_price_effective_date`. */
export function formatPrices(row: ExportedRow): string[] {
  const extra = row.surcharge_cents ?? 0
  const price = formatCents(row.base_price_cents + extra)
  const isOnSale = row.sale_starts && row.sale_ends && row.price_cents < row.base_price_cents
  return isOnSale ? [price, formatCents(row.price_cents + extra), `${row.sale_starts}/${row.sale_ends}`] : [price]
}
