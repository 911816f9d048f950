import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import { productVariants } from '../variants/table'
import type { ExportedRow } from './exported-row'
import { exportedRows } from './exported-rows'
import type { KnownItem } from './known-item'
import { knownItemOfRow } from './known-item-of-row'
import type { RawItem } from './raw-item'

/** Finds what the shop holds of items: of an item's own SKU, and of its group. */
export type KnownItems = (
  items: readonly RawItem[],
) => Promise<(item: RawItem) => { own?: KnownItem | undefined; group?: KnownItem | undefined }>

type Db = Pick<Queries, 'execute' | 'select'>

const [HEAD = '', TAIL = ''] = exportedRows('select * from products where id = any($ids)').split('$ids')

/** The rows of an export for these products, in the order of their ids. */
export async function rowsOfProducts(db: Pick<Queries, 'execute'>, ids: readonly string[]): Promise<ExportedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<ExportedRow>(sql`${sql.raw(HEAD)}${sql.param(ids)}::uuid[]${sql.raw(TAIL)}`)
  return rows
}

const skuOf = (text: string | undefined): string[] => (text?.trim() ? [text.trim()] : [])

/**
 * Looks items up in the shop. `namesOf` lists the SKUs that an SKU of the file may be, best first, and `sellerId` limits
 * the search to one seller's products.
 */
export function knownItemsIn(
  db: Db,
  { namesOf = (sku) => [sku], sellerId }: { namesOf?: (sku: string) => string[]; sellerId?: string } = {},
): KnownItems {
  return async (items) => {
    const skus = [
      ...new Set(items.flatMap(({ id, item_group_id: group }) => [...skuOf(id), ...skuOf(group)]).flatMap(namesOf)),
    ]
    const byName = await itemsBySku(db, skus, sellerId)
    const find = (text: string | undefined) =>
      skuOf(text)
        .flatMap(namesOf)
        .map((sku) => byName.get(sku))
        .find(Boolean)
    return ({ id, item_group_id: group }) => ({ own: find(id), group: find(group) })
  }
}

async function itemsBySku(
  db: Db,
  skus: readonly string[],
  sellerId: string | undefined,
): Promise<Map<string, KnownItem>> {
  if (skus.length === 0) return new Map()
  const own = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.sku, [...skus]))
  const varied = await db
    .select({ id: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.sku, [...skus]))
  const rows = await rowsOfProducts(db, [...new Set([...own, ...varied].map(({ id }) => id))])
  const known = new Map<string, KnownItem>()
  for (const row of rows) {
    if (sellerId !== undefined && row.seller_id !== sellerId) continue
    const { sku, variant_sku: variantSku } = row
    // Two products that share an SKU are a mistake of old data; the first one counts, as everywhere.
    if (!known.has(sku)) known.set(sku, variantSku === null ? knownItemOfRow(row) : knownItemOfRow(wholeOf(row), true))
    if (variantSku !== null) known.set(variantSku, knownItemOfRow(row))
  }
  return known
}

const wholeOf = (row: ExportedRow): ExportedRow => ({
  ...row,
  variant_id: null,
  variant_sku: null,
  variant_colour: null,
  variant_size: null,
  surcharge_cents: null,
  variant_stock: null,
  variant_images: null,
})
