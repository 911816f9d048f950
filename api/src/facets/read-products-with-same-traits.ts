import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { ProductsWithSameTraits } from './products-with-same-traits'
import { sortedPrices } from './sorted-prices'

/** A row of {@link groupColumns}. */
export type TraitGroupRow = Omit<ProductsWithSameTraits, 'saleId' | 'sellerId' | 'prices'> & {
  sale_id: string | null
  seller_id: string | null
  prices: string
  lowest: number
  highest: number
} & Record<string, unknown>

export const groupKeys = sql`category, brand, availability, stars, sale_id, featured, audience, tags, seller_id`

/** The columns of a group, from a relation with the columns of {@link groupKeys} and `price_cents`. */
export const groupColumns: SQL = sql`${groupKeys}, count(*)::int as count, min(price_cents) as lowest,
  max(price_cents) as highest, string_agg(price_cents::text, ',') as prices`

export function toTraitGroup({
  sale_id,
  seller_id,
  prices,
  lowest,
  highest,
  ...row
}: TraitGroupRow): ProductsWithSameTraits {
  const sorted = sortedPrices(prices, { count: row.count, lowest, highest })
  return { ...row, saleId: sale_id, sellerId: seller_id, prices: sorted }
}

/** The categories of active products, by one index entry each. */
const categories = sql`with recursive known as (
    (select category from products where active order by category limit 1)
    union all
    select (select p.category from products p where p.active and p.category > known.category order by p.category limit 1)
    from known where known.category is not null
  ) select category from known where category is not null`

/** The groups of all active products, read category by category from the index to keep each statement short. */
export async function readProductsWithSameTraits(db: Queries): Promise<ProductsWithSameTraits[]> {
  const { rows: known } = await db.execute<{ category: string }>(categories)
  const groups: ProductsWithSameTraits[] = []
  for (const { category } of known) {
    const { rows } = await db.execute<TraitGroupRow>(sql`select ${groupColumns}
      from products where active and category = ${category} group by ${groupKeys}`)
    for (const row of rows) groups.push(toTraitGroup(row))
  }
  return groups
}
