import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { appendPrices } from './append-prices'
import { priorPrice } from './prior-price'

type Changed = { id: string; price_cents: number }

/** Locks a sale's products in the order in which orders lock them, so that neither waits for the other for ever. */
const lockItems = (db: Queries, saleId: string) =>
  db.execute(sql`select id from products where id in (select product_id from sale_items where sale_id = ${saleId})
    order by id for update`)

async function note(db: Queries, changed: readonly Changed[], saleId: string | null, now: Date): Promise<void> {
  const changes = changed.map(({ id, price_cents }) => ({ productId: id, priceCents: price_cents, saleId }))
  await appendPrices(db, changes, now)
}

/**
 * Gives the products of a sale its prices. One that is in another sale, or that the sale would not make cheaper, keeps
 * its own. The struck-through price is set only where the price history bears the discount out.
 */
export async function startSale(db: Queries, saleId: string, now: Date): Promise<void> {
  await lockItems(db, saleId)
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

/** Gives the products that are still in a sale their ordinary price back. */
export async function endSale(db: Queries, saleId: string, now: Date): Promise<void> {
  await lockItems(db, saleId)
  const { rows } = await db.execute<Changed>(sql`
    update products set price_cents = base_price_cents, regular_price_cents = null, sale_id = null, updated_at = now()
    where sale_id = ${saleId} and id in (select product_id from sale_items where sale_id = ${saleId})
    returning id, price_cents`)
  await note(db, rows, null, now)
  await db.execute(sql`update sales set state = 'ended' where id = ${saleId}`)
}
