import { createHash } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { noteComplete } from '../audit-scope/audit-scope'
import type { Database, Queries } from '../database/database'
import { lockProducts } from '../database/distribute/lock-products'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { badField, conflict } from '../http/problem'
import { products } from '../products/table'
import { requireKnownCategoryAndPlainText } from '../products/validate-admin-input'
import { applyRows } from './apply-rows'
import { type BulkProduct, planRow } from './plan-row'
import type { BulkChange, BulkEdit, BulkResult, BulkRow } from './schema'
import { bulkEdits } from './table'

const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < 1e-6

function requirePossible(change: BulkChange): void {
  requireKnownCategoryAndPlainText({ ...(change.category !== undefined && { category: change.category }) })
  if (change.pricePercent !== undefined && change.priceAmount !== undefined)
    throw badField('change.priceAmount', 'A price changes by per cent or by an amount, not by both.')
  for (const field of ['pricePercent', 'priceAmount'] as const) {
    if (!isWhole((change[field] ?? 0) * 100)) throw badField(`change.${field}`, `${field} has two decimals or fewer.`)
  }
}

async function readProducts(tx: Queries, ids: readonly string[], locks: boolean): Promise<BulkProduct[]> {
  if (locks) await lockProducts(tx, ids)
  return tx
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      edition: products.edition,
      category: products.category,
      condition: products.condition,
      featured: products.featured,
      active: products.active,
      hiddenWithSeller: products.hiddenWithSeller,
      basePriceCents: products.basePriceCents,
      priceCents: products.priceCents,
      saleId: products.saleId,
      stock: products.stock,
      variantCount: products.variantCount,
      mostSurchargeCents: products.mostSurchargeCents,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
}

const gone = (id: string): BulkRow => ({
  ...{ id, name: '', sku: '', endsSale: false, changes: [] },
  ...{ outcome: 'refused', reason: 'There is no such product any more.' },
})

/** The answer of an earlier call with this key; else notes that this call has begun. 409 when that was another edit. */
async function earlierResult(tx: Queries, { key, products, change }: BulkEdit): Promise<BulkResult | undefined> {
  const request = createHash('sha256')
    .update(JSON.stringify([products, change]))
    .digest('base64')
  const begun = await tx
    .insert(bulkEdits)
    .values({ key, request, result: { rows: [] }, at: new Date() })
    .onConflictDoNothing()
    .returning({ key: bulkEdits.key })
  if (begun.length > 0) return undefined
  const [done] = await tx.select().from(bulkEdits).where(eq(bulkEdits.key, key))
  if (done?.request !== request) throw conflict('This key belongs to another edit.', { field: 'key' })
  return done.result
}

/**
 * Changes many products in one transaction, each row for itself: what cannot be done is said in its row, and the others are done.
 * A dry run writes nothing. A repeated call is answered as the first one was. 400 for a change that makes no sense.
 */
export async function editProducts(db: Database, edit: BulkEdit): Promise<BulkResult> {
  const { dryRun, key, change } = edit
  requirePossible(change)
  const editions = new Map(edit.products.map(({ id, edition }) => [id.toLowerCase(), edition]))
  return transactionWithRetries(db, async (tx) => {
    const earlier = dryRun ? undefined : await earlierResult(tx, edit)
    if (earlier) {
      noteComplete()
      return earlier
    }
    const found = await readProducts(tx, [...editions.keys()], !dryRun)
    const plans = new Map(found.map((product) => [product.id, planRow(product, editions.get(product.id) ?? 0, change)]))
    const result = { rows: [...editions.keys()].map((id) => plans.get(id)?.row ?? gone(id)) }
    if (!dryRun) {
      await applyRows(tx, [...plans.values()], change)
      await tx.update(bulkEdits).set({ result }).where(eq(bulkEdits.key, key))
    }
    // Where no row changes there is nothing to record.
    if (dryRun || result.rows.every(({ outcome }) => outcome !== 'changed')) noteComplete()
    return result
  })
}
