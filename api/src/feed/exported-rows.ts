import { copiedColumns, feedColumns } from './feed-columns'

/** Dates are read as text, the format of a feed. */
const copied = copiedColumns.map((name) => `p.${name}${feedColumns[name].type === 'date' ? '::text' : ''}`)

/** The query for the rows of an export: the products of the query `chosen`, each with its variants, by id. */
export const exportedRows = (chosen: string): string => `
  select p.id, p.sku, p.seller_id, p.colour, p.base_price_cents, p.price_cents, p.stock, p.active, ${copied.join(', ')},
    to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"+0000"') as sale_starts,
    to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"+0000"') as sale_ends,
    v.id as variant_id, v.sku as variant_sku, v.colour as variant_colour, v.size as variant_size, v.surcharge_cents,
    v.stock as variant_stock, v.images as variant_images
  from (${chosen}) p
  left join product_variants v on v.product_id = p.id
  left join sales s on s.id = p.sale_id
  order by p.id, v.position, v.id`
