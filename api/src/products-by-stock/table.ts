import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * The stock of every product, and whether it is shown, for lists that are sorted by stock: an index on `products.stock` would make
 * every order write to all indexes of its products. Triggers on `products` keep it right in the transaction that changes them
 * (migration `products_by_stock`); nothing else writes here. Distribution column: `productId`.
 */
export const productsByStock = pgTable(
  'products_by_stock',
  {
    productId: uuid('product_id').primaryKey(),
    stock: integer().notNull(),
    active: boolean().notNull(),
  },
  (table) => [
    index('products_by_stock_all').on(table.stock, table.productId),
    // Archived products often have no stock, so that whoever wants the others would have to read past all of them.
    index('products_by_stock_active').on(table.stock, table.productId).where(sql`active`),
    index('products_by_stock_archived').on(table.stock, table.productId).where(sql`not active`),
  ],
)

shardBy(productsByStock, productsByStock.productId)
