import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/**
 * Pieces that were sold and are not yet part of `products.units_sold`, which many indexes hold: whoever writes it writes to all
 * indexes of the product. Distribution column: `productId`.
 */
export const soldPieces = pgTable(
  'sold_pieces',
  {
    productId: uuid('product_id').notNull(),
    id: uuid().notNull(),
    /** Fewer than none for pieces that were cancelled or came back. */
    pieces: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })],
)

shardBy(soldPieces, soldPieces.productId)
