import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { lockProducts } from '../database/distribute/lock-products'
import { appendPriceHistory } from './append-price-history'
import { priorPrice } from './prior-price'
import { saleItems } from './table'

type Changed = { id: string; price_cents: number }

async function lockItems(db: Queries, saleId: string): Promise<void> {
  const items = await db.select({ id: saleItems.productId }).from(saleItems).where(eq(saleItems.saleId, saleId))
  await lockProducts(
    db,
    items.map(({ id }) => id),
  )
}

async function note(db: Queries, changed: readonly Changed[], saleId: string | null, now: Date): Promise<void> {
  const changes = changed.map(({ id, price_cents }) => ({ productId: id, priceCents: price_cents, saleId }))
  await appendPriceHistory(db, changes, now)
}

/**
 * Applies the prices of a sale. A product in another sale, or one that would not become cheaper, keeps its price. The
 * struck-through price is set only where the price history confirms the discount.
 */
export async function startSale(db: Queries, saleId: string, now: Date): Promise<void> {
  await lockItems(db, saleId)
  // The regular price may have changed since the sale was scheduled.
  await db.execute(sql`
    update sale_items i set price_cents = greatest(1, round(p.base_price_cents * (10000 - i.basis_points) / 10000.0)::int)
    from products p where i.sale_id = ${saleId} and i.basis_points is not null and p.id = i.product_id`)
  const { rows } = await db.execute<Changed>(sql`
    with item as (
      select i.product_id, i.price_cents, ${priorPrice(sql`i.product_id`, now)} as prior_cents
      from sale_items i where i.sale_id = ${saleId}
    )
    update products p set price_cents = item.price_cents, sale_id = ${saleId}, updated_at = now(),
      regular_price_cents = case when item.prior_cents > item.price_cents then item.prior_cents end
    from item where p.id = item.product_id and p.sale_id is null and item.price_cents < p.price_cents
    returning p.id, p.price_cents`)
  await note(db, rows, saleId, now)
  await db.execute(sql`update sales set state = 'running' where id = ${saleId}`)
}

/** Restores the regular prices of the products in a sale. */
export async function endSale(db: Queries, saleId: string, now: Date): Promise<void> {
  await lockItems(db, saleId)
  const { rows } = await db.execute<Changed>(sql`
    update products set price_cents = base_price_cents, regular_price_cents = null, sale_id = null, updated_at = now()
    where sale_id = ${saleId} and id in (select product_id from sale_items where sale_id = ${saleId})
    returning id, price_cents`)
  await note(db, rows, null, now)
  await db.execute(sql`update sales set state = 'ended' where id = ${saleId}`)
}
