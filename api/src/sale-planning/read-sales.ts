import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { notFound } from '../http/problem'
import { keysetPage } from '../keyset/keyset-page'
import { type KeysetPage, readPage } from '../keyset/read-page'
import { products } from '../products/table'
import { placeInOrder } from '../sales/in-order'
import type { Sale } from '../sales/queries'
import { saleItems, sales } from '../sales/table'
import { priorPrices, struckThrough } from './plan-sale'
import { type AdminSale, type AdminSaleDetail, type SalesQuery, saleStates } from './schema'
import { readVariantPrices } from './variant-prices'

interface Use {
  units: number
  revenue: number
}

const nothing: Use = { units: 0, revenue: 0 }

/**
 * Pieces sold at the prices of sales, and what they cost, from the rows of orders that count as sold; by sale, or by product of one.
 * The lines come from an index alone; those of the few pending orders are taken off, so that the others need not be read.
 */
async function readUse(
  db: Queries,
  ids: readonly string[],
  by: 'sale_id' | 'product_id',
  productIds?: readonly string[],
): Promise<Map<string, Use>> {
  if (ids.length === 0) return new Map()
  const of = and(
    sql`l.sale_id = any(${sql.param([...ids])}::uuid[])`,
    productIds && sql`l.product_id = any(${sql.param([...productIds])}::uuid[])`,
  )
  const key = sql.raw(`l.${by}`)
  const { rows } = await db.execute<{ key: string; units: number; cents: string }>(sql`
    select key, sum(pieces)::int as units, sum(cents) as cents from (
      select ${key} as key, quantity - cancelled - returned as pieces,
        price_cents::bigint * (quantity - cancelled - returned) as cents
      from order_lines l where ${of}
      union all
      select ${key}, cancelled + returned - quantity, price_cents::bigint * (cancelled + returned - quantity)
      from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id where o.status = 'Pending' and ${of}
    ) as lines group by key`)
  return new Map(rows.map((row) => [row.key, { units: row.units, revenue: toDollars(Number(row.cents)) }]))
}

const toSale = ({ id, name, state, startsAt, endsAt }: Sale, held: number, use: Use = nothing): AdminSale => ({
  ...{ _id: id, name, state: saleStates.find((one) => one === state) ?? 'ended' },
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), products: held, ...use },
})

/** A page of sales with their use: running ones first, then those to come, then the others. 400 for a bad cursor. */
export async function listSales(
  db: Database,
  query: SalesQuery,
): Promise<Omit<KeysetPage<never>, 'rows'> & { data: AdminSale[] }> {
  const scope = query.state && eq(sales.state, query.state)
  const sort = { key: placeInOrder(sales), type: 'bigint' as const, descends: false }
  const { beyond, order, value } = keysetPage(sort, sales.id, query)
  const { rows, ...page } = await readPage(db, query, {
    ...{ table: sales, scope, searched: false, id: sales.id, sort },
    read: (within) =>
      db
        .select({ ...getTableColumns(sales), sortValue: value })
        .from(sales)
        .where(and(within, beyond))
        .orderBy(...order)
        .limit(query.size + 1),
  })
  const ids = rows.map(({ id }) => id)
  const held = await countItems(db, ids)
  const use = await readUse(db, ids, 'sale_id')
  return { data: rows.map((row) => toSale(row, held.get(row.id) ?? 0, use.get(row.id))), ...page }
}

async function countItems(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { saleId } = saleItems
  const rows = await db
    .select({ saleId, count: count() })
    .from(saleItems)
    .where(inArray(saleId, [...ids]))
    .groupBy(saleId)
  return new Map(rows.map((row) => [row.saleId, row.count]))
}

/** A sale with a page of its products after `after`, each with its prices and use. 404 for an unknown sale. */
export async function readSale(
  db: Queries,
  id: string,
  { after, size }: { after?: string; size: number },
): Promise<AdminSaleDetail> {
  const [row] = await db.select().from(sales).where(eq(sales.id, id))
  if (!row) throw notFound('such sale')
  const found = await db
    .select({
      item: saleItems,
      name: products.name,
      baseCents: products.basePriceCents,
      currentCents: products.priceCents,
    })
    .from(saleItems)
    .innerJoin(products, eq(products.id, saleItems.productId))
    .where(and(eq(saleItems.saleId, id), after === undefined ? undefined : gt(saleItems.productId, after)))
    .orderBy(asc(saleItems.productId))
    .limit(size + 1)
  const shown = found.slice(0, size)
  const ids = shown.map(({ item }) => item.productId)
  const prior = await priorPrices(db, ids, row.startsAt)
  const use = (await readUse(db, [id], 'sale_id')).get(id)
  const ofProducts = await readUse(db, [id], 'product_id', ids)
  const prices = shown.map(({ item, baseCents }) => ({ ...item, baseCents }))
  const variantsOf = await readVariantPrices(db, prices)
  const last = shown.at(-1)
  return {
    ...toSale(row, (await countItems(db, [id])).get(id) ?? 0, use),
    items: shown.map(({ item: { productId, priceCents, basisPoints }, name, baseCents, currentCents }) => ({
      ...{ _id: productId, name, price: toDollars(baseCents), salePrice: toDollars(priceCents) },
      ...{ current: toDollars(currentCents), ...(ofProducts.get(productId) ?? nothing) },
      ...(basisPoints !== null && { percent: basisPoints / 100 }),
      ...struckThrough(prior.get(productId), priceCents),
      ...variantsOf(productId),
    })),
    ...(found.length > size && last && { next: last.item.productId }),
  }
}
