import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/**
 * Deletes the reviews of cancelled lines and takes them out of the ratings. Returning the stock has already locked the
 * products' rows.
 */
export async function withdrawReviews(
  tx: Queries,
  userId: string,
  orderId: string,
  lineNumbers: readonly number[],
): Promise<void> {
  if (lineNumbers.length === 0) return
  const lines = sql.join(
    lineNumbers.map((line) => sql`${line}::int`),
    sql`, `,
  )
  await tx.execute(sql`
    with gone as (
      delete from reviews where user_id = ${userId} and order_id = ${orderId} and line_number in (${lines})
      returning product_id, stars
    )
    update products p set rating_total = p.rating_total - lost.stars, rating_count = p.rating_count - lost.count
    from (select product_id, sum(stars)::int as stars, count(*)::int as count from gone group by product_id) lost
    where p.id = lost.product_id`)
}
