import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { isCluster } from '../database/distribute/is-cluster'
import { lockProducts } from '../database/distribute/lock-products'

/** The tables from which an import reads the shop's current data. */
export interface Shop {
  products: string
  variants: string
  movements: string
}

const OF_FILE = 'sku in (select coalesce(group_sku, sku) from staged)'

const COPIES: Record<keyof Shop, string> = {
  products: `select id, sku, variant_count, base_price_cents, stock, images from products
    where ${OF_FILE} or id in (select product_id from staged)`,
  variants: `select product_id, id, position, sku, surcharge_cents, stock, images from product_variants where product_id in (select id from kept_products)`,
  movements: `select product_id, max(number) as number from stock_movements
    where product_id in (select id from kept_products) group by product_id`,
}

/** Locks the products that the staged items change, in the same order as orders do, which avoids deadlocks. */
export async function lockedShop(client: Client): Promise<Shop> {
  const db = drizzle(client)
  const wanted = `select id from products where ${OF_FILE}`
  if (!(await isCluster(db))) {
    await client.query(`${wanted} order by id for update`)
    return { products: 'products', variants: 'product_variants', movements: 'stock_movements' }
  }
  const { rows } = await client.query<{ id: string }>(wanted)
  await lockProducts(
    db,
    rows.map(({ id }) => id),
  )
  for (const [name, query] of Object.entries(COPIES)) {
    await client.query(`create temporary table kept_${name} on commit drop as ${query}`)
    await client.query(`analyze kept_${name}`)
  }
  return { products: 'kept_products', variants: 'kept_variants', movements: 'kept_movements' }
}
