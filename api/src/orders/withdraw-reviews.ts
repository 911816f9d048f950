import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

type Gone = { product_id: string; id: string; stars: number; shown: boolean }

/**
 * Deletes the reviews of cancelled or returned lines, removes visible ones from the ratings, and settles their reports.
 * The products' rows are already locked, because the stock was returned first.
 */
export async function withdrawReviews(
  tx: Queries,
  userId: string,
  orderId: string,
  lineNumbers: readonly number[],
): Promise<void> {
  if (lineNumbers.length === 0) return
  const { rows: gone } = await tx.execute<Gone>(sql`
    delete from reviews where user_id = ${userId} and order_id = ${orderId}
      and line_number = any(${sql.param([...lineNumbers])}::int[])
    returning product_id, id, stars, hidden_at is null as shown`)
  // Separate statements, because a cluster refuses a combined one.
  for (const { product_id, id, stars, shown } of gone) {
    await tx.execute(sql`
      update reports set settled_at = now()
      where product_id = ${product_id} and kind = 'review' and content_id = ${id} and settled_at is null`)
    if (!shown) continue
    await tx.execute(sql`
      update products set rating_total = rating_total - ${stars}, rating_count = rating_count - 1
      where id = ${product_id}`)
  }
}
