import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/**
 * Deletes the reviews of a cancelled order and takes them out of the ratings. Returning the stock has already locked the
 * products' rows.
 */
export async function withdrawReviews(tx: Queries, userId: string, orderId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from reviews where user_id = ${userId} and order_id = ${orderId} returning product_id, stars
    )
    update products p set rating_total = p.rating_total - lost.stars, rating_count = p.rating_count - lost.count
    from (select product_id, sum(stars)::int as stars, count(*)::int as count from gone group by product_id) lost
    where p.id = lost.product_id`)
}
