import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * The variants of a product, by colour, size or both. Distribution column: `productId`.
 *
 * A variant's price is its product's price plus its surcharge (0 for the cheapest), so that sales and the price history
 * apply to all variants. `stock` is the variant's own; the product's `stock` is their sum, kept in the same
 * transaction. `images` are picture keys; an empty list means that the variant shows the product's.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    productId: uuid('product_id').notNull(),
    id: uuid().notNull(),
    position: integer().notNull(),
    sku: text().notNull(),
    colour: text().notNull(),
    size: text().notNull(),
    surchargeCents: integer('surcharge_cents').notNull().default(0),
    stock: integer().notNull(),
    images: text().array().notNull(),
  },
  (table) => [
    index('product_variants_by_sku').on(table.sku),
    index('product_variants_by_sku_beginning').on(sql`lower(sku) text_pattern_ops`),
    index('product_variants_by_picture').using('gin', table.images),
    primaryKey({ columns: [table.productId, table.id] }),
    check('product_variants_stock_not_negative', sql`${table.stock} >= 0`),
    check('product_variants_surcharge_not_negative', sql`${table.surchargeCents} >= 0`),
    check('product_variants_told_apart', sql`${table.colour} <> '' or ${table.size} <> ''`),
  ],
)

shardBy(productVariants, productVariants.productId)
