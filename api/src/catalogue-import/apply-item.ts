import { and, eq, gt, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Queries } from '../database/database'
import { columnsOfRow } from '../feed/columns-of-row'
import type { FileProduct } from '../feed/read-file-products'
import { conflict } from '../http/problem'
import { requireFreeSkus } from '../product-variants/require-free-skus'
import { setBasePrice, writeVariants } from '../product-variants/write-variants'
import { insertProducts } from '../products/insert-products'
import { products } from '../products/table'
import type { Writer } from '../products/writer'
import { recordMovement, recordMovements } from '../stock/record-movement'
import { MOST_STOCK } from '../stock/schema'
import { stockMovements } from '../stock/table'
import { MOST_VARIANTS } from '../variants/schema'
import { productVariants } from '../variants/table'
import type { ItemPlan, ProductRow } from './plan-item'
import type { StockStep } from './schema'

type Transaction = Queries & Pick<Writer['db'], 'transaction'>

/** A planned item, with the edition and time at which it was compared with the shop's product. */
export interface PlannedItem {
  product: FileProduct
  plan: ItemPlan
  known: ProductRow | undefined
  seen: { edition: number | null; at: Date; steps: readonly StockStep[] }
  /** The name of the file. */
  file: string
}

/** The SKUs that an item assigns: a new product's own, and those of its variants. */
export const wantedSkus = ({ product, plan, known }: Pick<PlannedItem, 'product' | 'plan' | 'known'>) => [
  ...(known ? [] : [{ sku: product.sku }]),
  ...(plan.variants ?? []),
]

/**
 * Imports one product in the caller's transaction, which has locked it. 409 with the reason if the product has changed
 * since it was compared or its stock would be negative, 400 for an SKU of another product.
 */
export async function applyItem(tx: Transaction, { product, plan, known, seen, file }: PlannedItem): Promise<void> {
  if ((known?.edition ?? null) !== seen.edition)
    throw conflict('Somebody has changed this product since the check. Check the file again.')
  if ((plan.variants?.length ?? 0) > MOST_VARIANTS) throw conflict(`A product has at most ${MOST_VARIANTS} variants.`)
  if (known && seen.steps.length > 0) await requireUnmoved(tx, known.id, seen.at)
  const id = known?.id ?? uuidv7()
  // Checked before the insert, because the product's own SKU would then be taken.
  await requireFreeSkus(tx, id, wantedSkus({ product, plan, known }))
  if (known) await changeKnown(tx, known, plan)
  else await addNew(tx, newProductOf(id, product), file)
  if (plan.variants) {
    const base = known?.basePriceCents ?? Math.min(...plan.variants.map(({ priceCents }) => priceCents))
    await writeVariants(tx, { id, sku: product.sku, basePriceCents: base }, plan.variants, 'admin')
  }
  if (known && seen.steps.length > 0) await moveStock(tx, known, seen, file)
  const [row] = product.rows
  await recordAudit(tx, {
    target: { kind: 'product', id, label: row.name },
    before: Object.fromEntries(plan.changes.map(({ field, before }) => [field, before])),
    after: known
      ? Object.fromEntries(plan.changes.map(({ field, after }) => [field, after]))
      : { ...plan.fields, priceCents: row.price_cents, stock: row.stock },
  })
}

async function changeKnown(tx: Queries, known: ProductRow, { fields, cents, variants }: ItemPlan): Promise<void> {
  if (Object.keys(fields).length > 0 || cents !== undefined)
    await tx
      .update(products)
      .set({
        ...fields,
        ...(fields.active === false && known.sellerId !== null && { hiddenByAdmin: true }),
        // A change of variants raises the edition itself.
        ...(!variants && { edition: sql`${products.edition} + 1` }),
        updatedAt: sql`now()`,
      })
      .where(eq(products.id, known.id))
  if (cents !== undefined) await setBasePrice(tx, known.id, cents)
}

async function addNew(tx: Transaction, row: ReturnType<typeof newProductOf>, file: string): Promise<void> {
  await insertProducts(tx, [row])
  if (row.stock > 0)
    await recordMovement(tx, {
      ...{ productId: row.id, variantId: null, kind: 'added', actor: 'admin' },
      ...{ change: row.stock, stockAfter: row.stock, note: `Import of ${file}` },
    })
}

function newProductOf(id: string, { sku, grouped, rows }: FileProduct) {
  const [row] = rows
  const priceCents = Math.min(...rows.map(({ price_cents }) => price_cents))
  return {
    ...{ id, sku, priceCents, ...columnsOfRow(row) },
    ...{ featured: row.featured, active: row.active, stock: grouped ? 0 : row.stock, createdAt: new Date() },
  }
}

/** Throws 409 if somebody has entered stock after `since`, because the file may count the same pieces. */
async function requireUnmoved(tx: Queries, id: string, since: Date): Promise<void> {
  const { productId, at } = stockMovements
  const [later] = await tx
    .select({ number: stockMovements.number })
    .from(stockMovements)
    .where(and(eq(productId, id), gt(at, since)))
    .limit(1)
  if (later) throw conflict('Somebody has changed its stock since the check. Check the file again.')
}

/** Changes the stock by the planned differences, so that orders since then still count. */
async function moveStock(tx: Queries, known: ProductRow, seen: PlannedItem['seen'], file: string): Promise<void> {
  for (const { variantId, sku, change } of seen.steps) {
    const stock = variantId ? await variantStock(tx, known.id, variantId) : known.stock
    const after = stock + change
    if (after < 0) throw conflict(`${sku}: only ${stock} are left, so that ${-change} cannot be taken away.`)
    if (after > MOST_STOCK) throw conflict(`${sku}: the stock cannot be more than ${MOST_STOCK}.`)
    if (variantId)
      await tx
        .update(productVariants)
        .set({ stock: after })
        .where(and(eq(productVariants.productId, known.id), eq(productVariants.id, variantId)))
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${change}`, updatedAt: sql`now()` })
      .where(eq(products.id, known.id))
    await recordMovements(tx, [
      {
        ...{ productId: known.id, variantId, kind: 'counted' as const, actor: 'admin' as const, change },
        ...{ stockAfter: after, note: `Import of ${file}` },
      },
    ])
  }
}

async function variantStock(tx: Queries, productId: string, id: string): Promise<number> {
  const [variant] = await tx
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), eq(productVariants.id, id)))
  if (!variant) throw conflict('One of its variants is gone since the check. Check the file again.')
  return variant.stock
}
