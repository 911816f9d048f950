/** A row of the export query: a product with at most one of its variants, and all copied columns. */
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
  image_alts: string[]
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

/** The variant's stock, or the product's if it has no variants. */
export const stockOf = (row: ExportedRow): number => (row.variant_id ? (row.variant_stock ?? 0) : row.stock)

/** `price`, and also `sale_price` and `sale_price_effective_date` during a sale. */
export function formatPrices(row: ExportedRow): string[] {
  const extra = row.surcharge_cents ?? 0
  const price = formatCents(row.base_price_cents + extra)
  const isOnSale = row.sale_starts && row.sale_ends && row.price_cents < row.base_price_cents
  return isOnSale ? [price, formatCents(row.price_cents + extra), `${row.sale_starts}/${row.sale_ends}`] : [price]
}
