import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import type { Wanted } from '../quotes/schema'

/** What was taken, with name, picture and price of that moment. */
export interface Taken {
  productId: string
  name: string
  image: string
  priceCents: number
  quantity: number
}

/**
 * Takes the quantity of one product out of stock, or nothing: undefined when there is not enough, or it is not sold (now).
 * The condition is in the UPDATE, so that no two buyers get the same piece at READ COMMITTED.
 */
export async function takeStock(tx: Queries, { productId, quantity }: Wanted): Promise<Taken | undefined> {
  const [row] = await tx
    .update(products)
    .set({ stock: sql`${products.stock} - ${quantity}`, unitsSold: sql`${products.unitsSold} + ${quantity}` })
    .where(
      and(
        eq(products.id, productId),
        eq(products.active, true),
        ne(products.status, 'up-coming'),
        gte(products.stock, quantity),
      ),
    )
    .returning({ name: products.name, images: products.images, priceCents: products.priceCents })
  return row && { productId, quantity, name: row.name, image: row.images[0] ?? '', priceCents: row.priceCents }
}

/** Puts pieces back, when an order is cancelled. */
export async function returnStock(tx: Queries, { productId, quantity }: Wanted): Promise<void> {
  await tx
    .update(products)
    .set({
      stock: sql`${products.stock} + ${quantity}`,
      unitsSold: sql`greatest(${products.unitsSold} - ${quantity}, 0)`,
    })
    .where(eq(products.id, productId))
}
