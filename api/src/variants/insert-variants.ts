import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { productVariants } from './table'

/** A new variant; see {@link productVariants}. */
export type NewVariant = Omit<typeof productVariants.$inferInsert, 'productId' | 'position' | 'surchargeCents'> & {
  surchargeCents: number
}

/** The variants of one product in display order. */
export interface NewVariants {
  productId: string
  variants: readonly NewVariant[]
}

/** Rows per statement, because PostgreSQL allows at most 65,535 parameters. */
const CHUNK = 1000

/**
 * Adds the first variants of products and updates the products' stock and price range in one transaction. Rejects if a
 * variant already exists or violates a check.
 */
export async function insertVariants(db: Pick<Database, 'transaction'>, all: readonly NewVariants[]): Promise<void> {
  const rows = all.flatMap(({ productId, variants }) =>
    variants.map((variant, position) => ({ ...variant, productId, position })),
  )
  await db.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += CHUNK) {
      await tx.insert(productVariants).values(rows.slice(start, start + CHUNK))
    }
    const ids = sql.join(
      all.map(({ productId }) => sql`${productId}::uuid`),
      sql`, `,
    )
    if (all.length === 0) return
    await tx.execute(sql`
      update products p set stock = held.stock, variant_count = held.count, most_surcharge_cents = held.surcharge,
        variant_colours = held.colours, updated_at = now()
      from (select product_id, sum(stock)::int as stock, count(*)::int as count, max(surcharge_cents) as surcharge,
          string_agg(distinct colour, ' ' order by colour) as colours
        from product_variants
        where product_id in (${ids}) group by product_id) held
      where p.id = held.product_id`)
  })
}
