import { FEATURED, type FeedItem, UP_COMING } from './fields'

/** A product with one of its variants, or without, as the export reads it. */
export interface ExportRow {
  id: string
  sku: string
  name: string
  description: string
  brand: string
  category: string
  colour: string
  condition: string
  status: string
  release_date: string | null
  base_price_cents: number
  price_cents: number
  stock: number
  images: string[]
  featured: boolean
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

const money = (cents: number): string => `${(cents / 100).toFixed(2)} USD`

const availabilityOf = (status: string, stock: number): string => {
  if (status === 'pre-order') return 'preorder'
  return status === 'in-stock' && stock > 0 ? 'in_stock' : 'out_of_stock'
}

/** A row as an item of the feed; `site` is the shop's origin. */
export function toItem(row: ExportRow, site: string): FeedItem {
  const { variant_id: variant, status } = row
  const stock = variant ? (row.variant_stock ?? 0) : row.stock
  const extra = row.surcharge_cents ?? 0
  const images = row.variant_images?.length ? row.variant_images : row.images
  const [main = '', ...more] = images.map((key) => `${site}/media/${key}/640.webp`)
  const onSale = row.sale_starts && row.sale_ends && row.price_cents < row.base_price_cents
  return {
    id: row.variant_sku ?? row.sku,
    ...(variant && { item_group_id: row.sku }),
    title: row.name,
    description: row.description,
    link: `${site}/product-detail/${row.id}${variant ? `?variant=${variant}` : ''}`,
    image_link: main,
    additional_image_link: more.join(','),
    availability: availabilityOf(status, stock),
    ...(row.release_date && { availability_date: row.release_date }),
    price: money(row.base_price_cents + extra),
    ...(onSale && {
      sale_price: money(row.price_cents + extra),
      sale_price_effective_date: `${row.sale_starts}/${row.sale_ends}`,
    }),
    quantity: String(stock),
    brand: row.brand,
    condition: row.condition.toLowerCase(),
    product_type: row.category,
    color: variant ? (row.variant_colour ?? '') : row.colour,
    size: row.variant_size ?? '',
    ...(row.featured && { custom_label_0: FEATURED }),
    ...(status === 'up-coming' && { custom_label_1: UP_COMING }),
  }
}
